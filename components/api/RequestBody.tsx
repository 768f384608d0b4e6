import type { PartProps } from '@/lib/parts'
import { type ApiContext, getOperation } from './api-context'
import { Examples } from './CodeSample'
import { FieldList } from './FieldList'

type RequestBodyProps = PartProps<'RequestBody'> & { api: ApiContext }

/** Shows what an operation accepts as JSON, with examples. @throws if it accepts no body */
export function RequestBody({ id, api }: RequestBodyProps) {
  const { body } = getOperation(api, id)
  if (!body) throw new Error(`<RequestBody id="${id}">: this operation takes no body`)
  return (
    <>
      <FieldList fields={body.fields} />
      <Examples examples={body.examples} highlight={api.highlight} />
    </>
  )
}
