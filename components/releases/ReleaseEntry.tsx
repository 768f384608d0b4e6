import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import { type Release, toEntryId, toReleaseLabel } from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import styles from './ReleaseEntry.module.css'

type ReleaseEntryProps = {
  release: Release
  /** What the release looks like. */
  picture?: ReactNode
  /** The lists of changes, which a story doesn't show. */
  children?: ReactNode
}

/**
 * Shows one post of a list: its date at the side, its version and what it's about, and its changes or a link to its story. A thread runs from post to post,
 * with a knot for each of them.
 */
export function ReleaseEntry({ release, picture, children }: ReleaseEntryProps) {
  const { slug, href, version, heading, description, date, isLatest } = release
  const id = toEntryId(slug)
  return (
    <article className={styles.entry} data-latest={isLatest || undefined} aria-labelledby={id}>
      <p className={styles.when}>
        <time dateTime={date}>{formatDate(date)}</time> {isLatest && <Badge tone="primary">Latest</Badge>}
      </p>
      <div>
        <h2 id={id}>
          <Link href={href}>
            {version && (
              <>
                <span className={styles.version}>{version}</span>{' '}
              </>
            )}
            {heading}
          </Link>
        </h2>
        {picture}
        {release.isStory ? (
          <p className={styles.story}>
            {description}{' '}
            <Link href={href} aria-label={`Read the whole post: ${toReleaseLabel(release)}`}>
              Read the whole post
            </Link>
          </p>
        ) : (
          children
        )}
      </div>
    </article>
  )
}
