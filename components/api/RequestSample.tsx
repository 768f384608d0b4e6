import type { PartProps } from '@/lib/parts'
import { type ApiContext, getOperation } from './api-context'
import { SamplePanel } from './SamplePanel'

type RequestSampleProps = PartProps<'RequestSample'> & { api: ApiContext }

/** Shows how to request one operation and what it returns, within a text. */
export function RequestSample({ id, api }: RequestSampleProps) {
  return <SamplePanel operation={getOperation(api, id)} highlight={api.highlight} />
}
