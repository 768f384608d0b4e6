import { Badge } from '@/components/ui/Badge'
import type { PartProps } from '@/lib/parts'
import { type ApiContext, getError } from './api-context'
import { InlineMarkdown } from './InlineMarkdown'

type ErrorCodeProps = PartProps<'ErrorCode'> & { api: ApiContext }

/** Explains one error code, below its heading. */
export function ErrorCode({ id, api }: ErrorCodeProps) {
  const { status, meaning, cure, retry } = getError(api, id)
  return (
    <>
      <p>
        <Badge>Status {status}</Badge> <InlineMarkdown text={meaning} />
      </p>
      <p>
        <strong>What to do:</strong> <InlineMarkdown text={cure} />
      </p>
      <p>
        <strong>Repeat the request:</strong> <InlineMarkdown text={retry} />
      </p>
    </>
  )
}
