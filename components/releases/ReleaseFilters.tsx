import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { OptionMenu } from '@/components/ui/OptionMenu'
import type { FilterMenu } from '@/lib/releases/filter'
import styles from './ReleaseFilters.module.css'

type ReleaseFiltersProps = { menus: readonly FilterMenu[] }

/** Shows menus of links, one for each filter. Each link is a URL, so a choice can be shared and works without JavaScript. */
export function ReleaseFilters({ menus }: ReleaseFiltersProps) {
  return (
    <nav className={styles.filters} aria-label="Filter releases">
      {menus.map(({ label, options }) => (
        <OptionMenu
          key={label}
          className={styles.menu}
          label={label}
          value={options.find(({ isCurrent }) => isCurrent)?.label}
        >
          {options.map(({ label, href, count, isCurrent }) => (
            <li key={label}>
              {/* The list changes in place, so the page doesn't jump to its top. */}
              <Link href={href} scroll={false} aria-current={isCurrent ? 'true' : undefined}>
                {label} <small>{count}</small>
                {isCurrent && <Icon name="check" className={styles.check} />}
              </Link>
            </li>
          ))}
        </OptionMenu>
      ))}
    </nav>
  )
}
