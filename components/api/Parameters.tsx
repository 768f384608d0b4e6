import { type ApiContext, getOperation } from './api-context'
import { FieldGroup } from './FieldGroup'

type ParametersProps = { id: string; api: ApiContext }

/** What an operation takes beside its body, by where it is sent. */
export function Parameters({ id, api }: ParametersProps) {
  const { path, query, header } = getOperation(api, id).parameters
  return (
    <>
      <FieldGroup title="In the path" fields={path} />
      <FieldGroup title="In the query" fields={query} />
      <FieldGroup title="In headers" fields={header} />
    </>
  )
}
