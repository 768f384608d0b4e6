import type { ApiExample } from '@/lib/api/api-types'
import type { ApiContext } from './api-context'
import styles from './Examples.module.css'
import { FoldedCode } from './FoldedCode'

type ExamplesProps = { examples: readonly ApiExample[]; highlight: ApiContext['highlight'] }

/** Lists the examples of a body, folded to their summaries, because the first one is already open among the samples. */
export function Examples({ examples, highlight }: ExamplesProps) {
  if (examples.length === 0) return null
  return (
    <div className={styles.examples}>
      {examples.map(({ name, summary, json }) => (
        <FoldedCode key={name} title={`Example: ${summary}`} tree={highlight(json, 'json')} />
      ))}
    </div>
  )
}
