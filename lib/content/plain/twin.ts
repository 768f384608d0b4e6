import type { BlockContent, RootContent } from 'mdast'
import type { VersionFacts } from '../../facts/facts-at'
import type { Scene } from '../../miniatures/schema'
import type { Tokens } from '../../site/tokens.mjs'

/** What a body needs to become plain: the facts and pictures that its components show, and where it stands. */
export type PlainContext = {
  facts: VersionFacts
  scenes: ReadonlyMap<string, Scene>
  tokens: Tokens
  /** The file below `content/`, such as `docs/2.x/features/habits.mdx`: links between files start there. */
  sourcePath: string
}

export type TwinProps = Readonly<Record<string, string | undefined>>

/** What a component says in plain text: one node or several. The children are plain already. */
export type Twin = (props: TwinProps, children: readonly BlockContent[], context: PlainContext) => RootContent[]
