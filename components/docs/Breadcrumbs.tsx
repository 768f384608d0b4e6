import { Link } from '@/components/ui/Link.client'
import { toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { withBasePath } from '@/lib/site/base-path'
import styles from './Breadcrumbs.module.css'
import { CopyPage } from './CopyPage.client'

type BreadcrumbsProps = {
  root: { label: string; href: string }
  trail: readonly string[]
  /** The address of the page, if it can be copied from the same row. */
  copies?: string
}

/** Shows where the page is. Categories have no page, so they're plain text. The page itself is the heading below. */
export function Breadcrumbs({ root, trail, copies }: BreadcrumbsProps) {
  return (
    <div className={styles.row} data-plain="">
      <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
        <ol>
          <li>
            <Link href={root.href}>{root.label}</Link>
          </li>
          {trail.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      </nav>
      {copies && <CopyPage href={withBasePath(toMarkdownHref(copies))} />}
    </div>
  )
}
