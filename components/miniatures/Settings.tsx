import { toRing } from '@/lib/miniatures/controls'
import type { SettingsData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './Settings.module.css'

type SettingsProps = { data: SettingsData; ring?: string }

/** Draws a screen of the settings. A row without a switch opens another screen, so it has an arrow. */
export function Settings({ data: { title, note, actions, rows }, ring }: SettingsProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      {rows.map(({ name, value, on }) => (
        <div key={name} className={styles.row} data-ring={toRing(name, ring)}>
          <span className={styles.name}>{name}</span>
          {value && <span className={styles.value}>{value}</span>}
          <span className={on === undefined ? styles.arrow : styles.switch} data-on={on} />
        </div>
      ))}
    </Frame>
  )
}
