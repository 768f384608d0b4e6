import { Anchor } from '@/components/mdx/Anchor'
import type { ApiError } from '@/lib/api/api-types'

type ErrorLinkProps = { error: ApiError }

/** Links an error code to its row in the table of all codes. */
export function ErrorLink({ error: { code, href } }: ErrorLinkProps) {
  return (
    <Anchor href={href}>
      <code>{code}</code>
    </Anchor>
  )
}
