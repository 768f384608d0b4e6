import { type ApiColumn, ApiTable } from './ApiTable'
import type { ApiContext } from './api-context'
import { ErrorLink } from './Errors'
import { InlineMarkdown } from './InlineMarkdown'

type RateLimitsProps = { api: ApiContext }

const columns: readonly ApiColumn[] = [
  { label: 'Limit' },
  { label: 'Amount', kind: 'word' },
  { label: 'What counts', kind: 'sentence' },
  { label: 'Error', kind: 'word' },
]

/** Lists the limits: how much or how long, what counts, and the error that's returned beyond them. */
export function RateLimits({ api }: RateLimitsProps) {
  return (
    <ApiTable
      label="API limits"
      columns={columns}
      rows={api.reference.limits.map(({ id, label, amount, description, error }) => ({
        key: id,
        cells: [
          <InlineMarkdown key="label" text={label} />,
          amount,
          <InlineMarkdown key="description" text={description} />,
          error && <ErrorLink key="error" error={error} />,
        ],
      }))}
    />
  )
}
