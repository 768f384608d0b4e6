import { type ApiContext, getOperation } from './api-context'
import { SamplePanel } from './SamplePanel'

type RequestSampleProps = { id: string; api: ApiContext }

/** How to call one operation and what it answers, in the flow of a text. */
export function RequestSample({ id, api }: RequestSampleProps) {
  return <SamplePanel operation={getOperation(api, id)} highlight={api.highlight} />
}
