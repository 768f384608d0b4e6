import type { ResultGroup, ResultView } from '@/lib/search/answer-view'
import { Marked } from './Marked'
import { Option } from './Option'
import styles from './ResultOptions.module.css'

type ResultOptionsProps = { groups: readonly ResultGroup[]; onOpen: () => void }

/** Pages with their hits. If a page's best hit is the page itself, its title is that option. Otherwise, the title is above the options. */
export function ResultOptions({ groups, onOpen }: ResultOptionsProps) {
  return groups.map(({ url, title, trail, results }) => {
    const [first, ...others] = results
    const top = first?.isPage ? first : undefined
    const heading = (
      <>
        <span className={styles.title}>
          <Marked marked={title} />
        </span>{' '}
        <small className={styles.trail}>{trail.join(' / ')}</small>
      </>
    )
    return (
      <div key={url} role="group" aria-label={title.text}>
        {top ? (
          <Option className={styles.page} href={top.href} onClick={onOpen}>
            <span className={styles.heading}>{heading}</span>
            <Snippet result={top} />
          </Option>
        ) : (
          <p className={styles.heading} role="presentation">
            {heading}
          </p>
        )}
        <Sections results={top ? others : results} onOpen={onOpen} />
      </div>
    )
  })
}

type SectionsProps = { results: readonly ResultView[]; onOpen: () => void }

function Sections({ results, onOpen }: SectionsProps) {
  if (results.length === 0) return null
  return (
    <div className={styles.thread} role="presentation">
      {results.map((result, index) => (
        // If two headings of a page lack an id, their hashes are the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: added to the hash, for that case alone
        <Option key={`${result.hash} ${index}`} className={styles.section} href={result.href} onClick={onOpen}>
          <strong className={styles.name}>
            {result.above.length > 0 && <span className={styles.above}>{result.above.join(' / ')} / </span>}
            <Marked marked={result.title} />
          </strong>
          <Snippet result={result} />
        </Option>
      ))}
    </div>
  )
}

function Snippet({ result }: { result: ResultView }) {
  if (!result.snippet.text) return null
  return (
    <span className={styles.snippet}>
      {' '}
      <Marked marked={result.snippet} />
    </span>
  )
}
