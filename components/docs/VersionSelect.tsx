import { Icon } from '@/components/ui/Icon'
import { OptionMenu } from '@/components/ui/OptionMenu'
import type { DocsArea } from '@/lib/site/versions'
import type { VersionOption } from '@/lib/view'
import { VersionLink } from './VersionLink.client'
import styles from './VersionSelect.module.css'

type VersionSelectProps = { area: DocsArea; label: string; current: string; options: readonly VersionOption[] }

/** Shows the current version, and links to the same page, or the nearest one, in the others. */
export function VersionSelect({ area, label, current, options }: VersionSelectProps) {
  const shown = options.find((option) => option.id === current)
  return (
    <OptionMenu
      className={styles.select}
      label={label}
      value={
        <>
          {shown?.label} <small>{shown?.note}</small>
        </>
      }
    >
      {options.map(({ id, label, note, exceptions }) => (
        <li key={id}>
          <VersionLink area={area} id={id} exceptions={exceptions} label={label} isCurrent={id === current}>
            {label} <small>{note}</small>
            {id === current && <Icon name="check" className={styles.check} />}
          </VersionLink>
        </li>
      ))}
    </OptionMenu>
  )
}
