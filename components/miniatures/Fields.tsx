import type { FieldsData } from '@/lib/miniatures/schema'
import styles from './Fields.module.css'
import { Frame } from './Frame'

type FieldsProps = { data: FieldsData }

export function Fields({ data: { title, note, fields, buttons } }: FieldsProps) {
  return (
    <Frame title={title} note={note} buttons={buttons}>
      <div className={styles.fields}>
        {fields.map(({ name, value }) => (
          <div key={name} className={styles.field}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
          </div>
        ))}
      </div>
    </Frame>
  )
}
