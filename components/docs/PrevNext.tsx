import { Link } from '@/components/ui/Link.client'
import type { PrevNext as PrevNextLinks } from '@/lib/nav/nav-tree'
import styles from './PrevNext.module.css'

type PrevNextProps = { links: PrevNextLinks }

export function PrevNext({ links: { prev, next } }: PrevNextProps) {
  if (!prev && !next) return null
  return (
    <nav className={styles.prevNext} aria-label="Previous and next page">
      {prev && (
        <Link href={prev.href} rel="prev">
          <small>Previous</small>
          {prev.label}
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={styles.next}>
          <small>Next</small>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
