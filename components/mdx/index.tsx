import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { buildFactTables } from '@/components/facts/fact-tables'
import { Callout } from '@/components/ui/Callout'
import type { VersionFacts } from '@/lib/facts/facts-at'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartComponents } from '@/lib/parts'
import type { commonParts } from '@/lib/parts/common-parts'
import { Anchor } from './Anchor'
import { Cards, PageCard } from './Cards'
import { CodeBlock } from './CodeBlock'
import { Details } from './Details'
import { Figure } from './Figure'
import { Heading } from './Heading'
import { Mdx } from './Mdx'
import { Message } from './Message'
import { MiniatureById } from './MiniatureById'
import { Platform, PlatformTabs } from './PlatformTabs'
import { ShortcutKeys } from './ShortcutKeys'
import { Steps } from './Steps'
import { Table } from './Table'
import { Tab, Tabs } from './Tabs'

export type MdxContext = {
  facts: VersionFacts
  miniatures: ReadonlyMap<string, MiniatureData>
  /** Returns the compiled MDX of a fragment. */
  readFragment: (id: string) => string
}

/** Returns everything that MDX can use on every page, with the facts and pictures of one version. `docs/reference.md` lists the components. */
export function buildMdxComponents({ facts, miniatures, readFragment }: MdxContext) {
  const parts = {
    Callout,
    Card: PageCard,
    Cards,
    Details,
    Figure,
    // What every page can use. A fragment doesn't contain others, so this ends.
    Fragment: ({ id }) => <Mdx code={readFragment(id)} components={components} />,
    Keys: (props) => <ShortcutKeys {...props} facts={facts} />,
    Message: (props) => <Message {...props} facts={facts} />,
    Miniature: (props) => <MiniatureById {...props} miniatures={miniatures} />,
    Platform,
    PlatformTabs,
    Steps,
    Tab,
    Tabs,
  } satisfies PartComponents<typeof commonParts>
  const components = { ...markdownElements, ...parts, ...buildFactTables(facts) }
  return components
}

/** What draws Markdown itself. */
const markdownElements = {
  a: Anchor,
  figure: CodeFigure,
  h2: (props) => <Heading {...props} level={2} />,
  h3: (props) => <Heading {...props} level={3} />,
  h4: (props) => <Heading {...props} level={4} />,
  img: refuseImage,
  table: Table,
} satisfies MDXComponents

function CodeFigure(props: ComponentProps<'figure'>) {
  return 'data-rehype-pretty-code-figure' in props ? <CodeBlock>{props.children}</CodeBlock> : <figure {...props} />
}

function refuseImage({ src, alt }: ComponentProps<'img'>): never {
  throw new Error(
    `A picture needs its size: write <Figure src="${src}" alt="${alt}" width="…" height="…" /> for ![${alt}](${src})`,
  )
}
