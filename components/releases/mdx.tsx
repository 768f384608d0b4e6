import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import type { PartComponents } from '@/lib/parts'
import type { releaseParts } from '@/lib/parts/release-parts'
import { BeforeAfter } from './BeforeAfter'

/** Returns the components for release posts: those for all MDX, and those that no other page uses. */
export function buildReleaseComponents(context: MdxContext): MDXComponents {
  const parts = {
    BeforeAfter: (props) => <BeforeAfter {...props} miniatures={context.miniatures} />,
  } satisfies PartComponents<typeof releaseParts>
  return { ...buildMdxComponents(context), ...parts }
}
