import { type ApiContext, getOperation } from './api-context'
import { FieldGroup } from './FieldGroup'

type ParametersProps = { id: string; api: ApiContext }

/** Lists what an operation accepts apart from its body, grouped by where it's sent. */
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
