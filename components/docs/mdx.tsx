import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import type { WalkthroughData } from '@/lib/miniatures/frames'
import type { PartComponents } from '@/lib/parts'
import type { docsParts } from '@/lib/parts/docs-parts'
import { Term } from './Term'
import { Walkthrough } from './Walkthrough'

type DocContext = MdxContext & { walkthroughs: ReadonlyMap<string, WalkthroughData> }

/** Returns the components for documentation pages: those for all MDX, and those that no other page uses. */
export function buildDocComponents({ walkthroughs, ...context }: DocContext): MDXComponents {
  const parts = {
    Term: (props) => <Term {...props} facts={context.facts} />,
    Walkthrough: (props) => <Walkthrough {...props} walkthroughs={walkthroughs} />,
  } satisfies PartComponents<typeof docsParts>
  return { ...buildMdxComponents(context), ...parts }
}
