'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link.client'
import { usePreferredVersion } from '@/lib/browser/stored-choices'
import { parseDocHref, toDocHref } from '@/lib/site/routes'
import { type DocsArea, isVersionId } from '@/lib/site/versions'
import type { VersionOption } from '@/lib/view'
import styles from './VersionSelect.module.css'

type VersionLinkProps = Pick<VersionOption, 'id' | 'label' | 'exceptions'> & {
  area: DocsArea
  isCurrent: boolean
  children: ReactNode
}

/** Links to the page of the current URL, or the nearest one, in a version. The choice is remembered. */
export function VersionLink({ area, id, label, exceptions = {}, isCurrent, children }: VersionLinkProps) {
  const pathname = usePathname()
  const slug = parseDocHref(pathname)?.slug ?? ''
  const [preferred, prefer] = usePreferredVersion(area)
  return (
    <Link
      href={exceptions[slug] ?? (isVersionId(id) ? toDocHref(id, slug) : pathname)}
      aria-current={isCurrent ? 'true' : undefined}
      data-needs-runtime
      onClick={() => prefer(id)}
    >
      {children}
      {slug in exceptions && <span className={styles.hint}>Not in {label}; opens the closest page</span>}
      {id === preferred && <span className={styles.hint}>Your choice for searches outside the documentation</span>}
    </Link>
  )
}
