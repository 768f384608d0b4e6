import { toRing } from '@/lib/miniatures/controls'
import type { PeopleData } from '@/lib/miniatures/schema'
import { cx } from '@/lib/utils/cx'
import { Frame } from './Frame'
import labels from './Labels.module.css'
import styles from './People.module.css'

type PeopleProps = { data: PeopleData; ring?: string }

export function People({ data: { title, note, actions, people }, ring }: PeopleProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.people}>
        {people.map((person) => (
          <div key={person.name} className={styles.person} data-ring={toRing(person.name, ring)}>
            <span className={styles.initial}>{[...person.name][0]}</span>
            <div className={styles.words}>
              <div className={styles.head}>
                <span className={styles.name}>{person.name}</span>
                <span className={cx(labels.chip, styles.badge)} data-tone={person.tone}>
                  {person.badge}
                </span>
              </div>
              <div className={styles.note}>{person.note}</div>
            </div>
          </div>
        ))}
      </div>
    </Frame>
  )
}
