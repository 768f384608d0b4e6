import { ApiTable } from './ApiTable'
import type { ApiContext } from './api-context'
import { InlineMarkdown } from './InlineMarkdown'

type ScopesProps = { api: ApiContext }

/** Lists the scopes that a token can have, and what each of them allows. */
export function Scopes({ api }: ScopesProps) {
  return (
    <ApiTable
      label="Scopes"
      columns={[{ label: 'Scope' }, { label: 'What it allows' }]}
      rows={api.reference.scopes.map(({ scope, description }) => ({
        key: scope,
        cells: [<code key="scope">{scope}</code>, <InlineMarkdown key="description" text={description} />],
      }))}
    />
  )
}
