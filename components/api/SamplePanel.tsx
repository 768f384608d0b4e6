import type { ApiOperation, ApiResponse } from '@/lib/api/api-types'
import type { ApiContext } from './api-context'
import { CodeSample } from './CodeSample'
import { FillValues } from './FillValues.client'
import { FoldedCode } from './FoldedCode'
import { listFillFields } from './fill-fields'
import styles from './SamplePanel.module.css'
import { SampleTabs } from './SampleTabs'

type SamplePanelProps = { operation: ApiOperation; highlight: ApiContext['highlight'] }

/** Shows how to request an operation and what it returns: one example of each status, with the first one open. */
export function SamplePanel({ operation: { responses, ...operation }, highlight }: SamplePanelProps) {
  return (
    <div className={styles.panel} data-samples="">
      <SampleTabs samples={operation.samples} highlight={highlight} />
      <FillValues fields={listFillFields(operation)} />
      {responses.map((response, index) => (
        <Answer key={response.status} response={response} highlight={highlight} isOpen={index === 0} />
      ))}
    </div>
  )
}

type AnswerProps = { response: ApiResponse; highlight: ApiContext['highlight']; isOpen: boolean }

function Answer({ response: { status, reason, examples }, highlight, isOpen }: AnswerProps) {
  const title = `${status} ${reason}`
  const [example] = examples
  if (!example) return <p className={styles.empty}>{title}: the response has no body.</p>
  const Code = isOpen ? CodeSample : FoldedCode
  return <Code title={title} tree={highlight(example.json, 'json')} />
}
