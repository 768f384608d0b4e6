import { Link } from '@/components/ui/Link.client'
import type { ResultGroup, ResultView } from '@/lib/search/answer-view'
import { cx } from '@/lib/utils/cx'
import { Marked } from './Marked'
import styles from './ResultList.module.css'

/** How many sections of a page are shown. The others are folded. */
const mostOpen = 3

type ResultListProps = { groups: readonly ResultGroup[]; onOpen: () => void }

/** Pages with all their hits. */
export function ResultList({ groups, onOpen }: ResultListProps) {
  if (groups.length === 0) return null
  return (
    <ol role="list" className={styles.groups}>
      {groups.map(({ url, href, title, trail, results }) => {
        const top = results.find(({ isPage }) => isPage)
        const sections = results.filter(({ isPage }) => !isPage)
        // Some sections are hits only because of their page's title, so they're folded unless there's nothing else to show.
        const marked = sections.filter(isMarked)
        const open = (top || marked.length > 0 ? marked : sections).slice(0, mostOpen)
        const folded = sections.filter((section) => !open.includes(section))
        return (
          <li key={url} className={styles.group}>
            <div className={styles.head}>
              <h3 className={styles.title}>
                <Link href={href} onClick={onOpen}>
                  <Marked marked={title} />
                </Link>
              </h3>
              <p className={styles.trail}>{trail.join(' / ')}</p>
            </div>
            {top && (
              <p className={styles.snippet}>
                <Marked marked={top.snippet} />
              </p>
            )}
            <Sections results={open} onOpen={onOpen} />
            {folded.length > 0 && (
              <details>
                <summary className={cx('chevron', styles.more)}>{folded.length} more on this page</summary>
                <Sections results={folded} onOpen={onOpen} />
              </details>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Returns whether the title or the snippet of a hit contains a word of the query. */
const isMarked = ({ title, snippet }: ResultView) => title.ranges.length > 0 || snippet.ranges.length > 0

type SectionsProps = { results: readonly ResultView[]; onOpen: () => void }

function Sections({ results, onOpen }: SectionsProps) {
  if (results.length === 0) return null
  return (
    <ul role="list" className={styles.thread}>
      {results.map((result, index) => (
        // If two headings of a page lack an id, their addresses are the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: added to the address, for that case alone
        <li key={`${result.href} ${index}`}>
          <Link href={result.href} onClick={onOpen}>
            {result.above.length > 0 && `${result.above.join(' / ')} / `}
            <Marked marked={result.title} />
          </Link>
          <p className={styles.snippet}>
            <Marked marked={result.snippet} />
          </p>
        </li>
      ))}
    </ul>
  )
}
