import { Link } from '@/components/ui/Link.client'
import styles from './Breadcrumbs.module.css'

type BreadcrumbsProps = { root: { label: string; href: string }; trail: readonly string[] }

/** Shows where the page is. Categories have no page, so they're plain text. The page itself is the heading below. */
export function Breadcrumbs({ root, trail }: BreadcrumbsProps) {
  return (
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
  )
}
