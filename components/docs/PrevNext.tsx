import { Link } from '@/components/ui/Link.client'
import type { PrevNext as PrevNextLinks } from '@/lib/view'
import styles from './PrevNext.module.css'

type PrevNextProps = {
  links: PrevNextLinks
  /** The kind of page that the links open. */
  what?: 'page' | 'release'
}

export function PrevNext({ links: { prev, next }, what = 'page' }: PrevNextProps) {
  if (!prev && !next) return null
  return (
    <nav className={styles.prevNext} aria-label={`Previous and next ${what}`}>
      {prev && (
        <Link href={prev.href} rel="prev">
          <small>{what === 'page' ? 'Previous' : 'Previous release'}</small>
          {prev.label}
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={styles.next}>
          <small>{what === 'page' ? 'Next' : 'Next release'}</small>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
