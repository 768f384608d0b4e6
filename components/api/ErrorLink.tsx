import { Anchor } from '@/components/mdx/Anchor'
import type { ApiError } from '@/lib/api/api-types'

type ErrorLinkProps = { error: ApiError }

/** A code that leads to its row in the table of all. */
export function ErrorLink({ error: { code, href } }: ErrorLinkProps) {
  return (
    <Anchor href={href}>
      <code>{code}</code>
    </Anchor>
  )
}
