import { type ApiColumn, ApiTable } from './ApiTable'
import type { ApiContext } from './api-context'
import { InlineMarkdown } from './InlineMarkdown'

type ErrorCodesProps = { api: ApiContext }

const columns: readonly ApiColumn[] = [
  { label: 'Code' },
  { label: 'Status', kind: 'word' },
  { label: 'Meaning and what to do', kind: 'sentence' },
  { label: 'Retry' },
]

/** Lists every error code. The `docs_url` of an error and the pages of the operations link to these rows. */
export function ErrorCodes({ api }: ErrorCodesProps) {
  return (
    <ApiTable
      label="Error codes"
      columns={columns}
      rows={api.reference.errors.map(({ code, status, meaning, cure, retry, href }) => ({
        key: code,
        id: href.split('#')[1],
        cells: [
          <code key="code">{code}</code>,
          status,
          <Advice key="advice" meaning={meaning} cure={cure} />,
          <InlineMarkdown key="retry" text={retry} />,
        ],
      }))}
    />
  )
}

function Advice({ meaning, cure }: { meaning: string; cure: string }) {
  return (
    <>
      <p>
        <InlineMarkdown text={meaning} />
      </p>
      <p>
        <InlineMarkdown text={cure} />
      </p>
    </>
  )
}
