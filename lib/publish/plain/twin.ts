import type { BlockContent, RootContent } from 'mdast'
import type { ApiReference } from '../../api/api-types'
import type { VersionFacts } from '../../facts/facts-at'
import type { MiniatureData } from '../../miniatures/schema'
import type { Tokens } from '../../site/tokens.mjs'

/** What a body needs to become plain: the facts and pictures that its components show, and the place of its file. */
export type PlainContext = {
  facts: VersionFacts
  miniatures: ReadonlyMap<string, MiniatureData>
  tokens: Tokens
  /** The file below `content/`, such as `docs/2.x/features/habits.mdx`: links between files start there. */
  sourcePath: string
  /** For pages of the API reference. */
  api?: PlainApi
  /** The newest version and the very first one, for home, marketing and utility pages. */
  newest?: PlainRelease
  first?: PlainRelease
}

/** `hrefs`: the address of each operation's page, by the operation's id. */
export type PlainApi = { reference: ApiReference; hrefs: ReadonlyMap<string, string> }

/** `date`: YYYY-MM-DD. */
export type PlainRelease = { version: string; title: string; date: string; href: string }

export type TwinProps = Readonly<Record<string, string | undefined>>

/** What a component says in plain text: one node or several. The children are plain already. */
export type Twin = (props: TwinProps, children: readonly BlockContent[], context: PlainContext) => RootContent[]

/**
 * Returns what a component can't do without.
 * @throws when the component is in a collection that doesn't have it
 */
export function need<Value>(component: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`${component} stands in a collection that has no data for it`)
  return value
}
