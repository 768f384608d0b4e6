import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import type { PartComponents } from '@/lib/parts'
import type { docsParts } from '@/lib/parts/docs-parts'
import { Term } from './Term'

/** Returns the components for documentation pages: those for all MDX, and those that no other page uses. */
export function buildDocComponents(context: MdxContext): MDXComponents {
  const parts = {
    Term: (props) => <Term {...props} facts={context.facts} />,
  } satisfies PartComponents<typeof docsParts>
  return { ...buildMdxComponents(context), ...parts }
}
