import { toRing } from '@/lib/miniatures/controls'
import type { FieldsData } from '@/lib/miniatures/schema'
import styles from './Fields.module.css'
import { Frame } from './Frame'

type FieldsProps = { data: FieldsData; ring?: string }

/** Returns whether the fields read like a bill or a count: they end with a total, or every value is a number. */
const areFigures = (fields: FieldsData['fields'] = []) =>
  fields.some(({ as }) => as === 'total') || fields.every(({ value }) => /^[€$]?\d/.test(value))

export function Fields({ data: { title, note, actions, text, fields, buttons }, ring }: FieldsProps) {
  return (
    <Frame title={title} note={note} actions={actions} buttons={buttons} ring={ring}>
      {text && <div className={styles.text}>{text}</div>}
      <div className={styles.fields} data-figures={areFigures(fields)}>
        {fields?.map(({ name, value, as }) => (
          <div key={name} className={styles.field} data-as={as} data-ring={toRing(name, ring)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
          </div>
        ))}
      </div>
    </Frame>
  )
}
