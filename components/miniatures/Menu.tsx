import { toRing } from '@/lib/miniatures/controls'
import type { MenuData } from '@/lib/miniatures/schema'
import styles from './Menu.module.css'

type MenuProps = { data: MenuData; ring?: string }

/** Draws a menu or, with a row of apps, a share sheet. */
export function Menu({ data: { title, apps, items }, ring }: MenuProps) {
  return (
    <div className={styles.menu}>
      {title && <div className={styles.title}>{title}</div>}
      {apps && (
        <div className={styles.apps}>
          {apps.map((app) => (
            <div key={app} className={styles.app} data-ring={toRing(app, ring)}>
              <span className={styles.initial}>{[...app][0]}</span>
              {app}
            </div>
          ))}
        </div>
      )}
      {items.map(({ name, chosen }) => (
        <div key={name} className={styles.item} data-chosen={chosen} data-ring={toRing(name, ring)}>
          {name}
        </div>
      ))}
    </div>
  )
}
