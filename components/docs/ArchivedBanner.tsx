import { Link } from '@/components/ui/Link.client'
import styles from './ArchivedBanner.module.css'

type ArchivedBannerProps = { text: string; currentHref: string; isSamePage: boolean; currentLabel: string }

/** Kept on one line, as a date must not break at its hyphens. */
const isoDate = /(\d{4}-\d{2}-\d{2})/

/** Tells that the page is about an older version, and leads to the current one. */
export function ArchivedBanner({ text, currentHref, isSamePage, currentLabel }: ArchivedBannerProps) {
  return (
    <aside className={styles.banner} aria-label="Archived version">
      <p>
        {text.split(isoDate).map((part) => (isoDate.test(part) ? <time key={part}>{part}</time> : part))}{' '}
        <Link href={currentHref}>
          {isSamePage
            ? `Read this page for ${currentLabel}`
            : `This page is not in ${currentLabel}: read the nearest one`}
        </Link>
      </p>
    </aside>
  )
}
