import { toRing } from '@/lib/miniatures/controls'
import { phoneTabs } from '@/lib/miniatures/notation'
import styles from './TabBar.module.css'

type TabBarProps = { tab: string; ring?: string }

/** Draws what's at the bottom of a phone: the round + and the tabs. */
export function TabBar({ tab, ring }: TabBarProps) {
  return (
    <>
      <div className={styles.add} data-ring={toRing('+', ring)}>
        +
      </div>
      <div className={styles.tabs}>
        {phoneTabs.map((name) => (
          <span key={name} className={styles.tab} data-chosen={name === tab} data-ring={toRing(name, ring)}>
            {name}
          </span>
        ))}
      </div>
    </>
  )
}
