'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { OptionMenu } from '@/components/ui/OptionMenu'
import { usePreferredVersion } from '@/lib/browser/stored-choices'
import { parseDocHref, toDocHref } from '@/lib/site/routes'
import { type DocsArea, isVersionId } from '@/lib/site/versions'
import type { VersionOption } from '@/lib/view'
import styles from './VersionSelect.module.css'

type VersionSelectProps = { area: DocsArea; label: string; current: string; options: readonly VersionOption[] }

/** Shows the version of the current URL, and links to the same page, or the nearest one, in the others. The choice is remembered. */
export function VersionSelect({ area, label, current, options }: VersionSelectProps) {
  const pathname = usePathname()
  const slug = parseDocHref(pathname)?.slug ?? ''
  const [preferred, prefer] = usePreferredVersion(area)
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
      {options.map(({ id, label, note, exceptions = {} }) => (
        <li key={id}>
          <Link
            href={exceptions[slug] ?? (isVersionId(id) ? toDocHref(id, slug) : pathname)}
            aria-current={id === current ? 'true' : undefined}
            data-needs-runtime
            onClick={() => prefer(id)}
          >
            {label} <small>{note}</small>
            {id === current && <Icon name="check" className={styles.check} />}
            {slug in exceptions && <span className={styles.hint}>Not in {label}; opens the closest page</span>}
            {id === preferred && (
              <span className={styles.hint}>Your choice for searches outside the documentation</span>
            )}
          </Link>
        </li>
      ))}
    </OptionMenu>
  )
}
