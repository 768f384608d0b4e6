import type { ConfiguredAddress } from '../../site/link-addresses'
import type { Tokens } from '../../site/tokens.mjs'
import type { PropValues } from './component-rule'
import type { Lifetime } from './lifetime'
import type { Page } from './page'

/** The value sets of props that come from content data, by the name that `components.ts` gives them. */
export type ValueSet = Exclude<PropValues, readonly string[] | 'asset' | 'href' | 'number' | 'text' | 'flag'>

/** What the check must know beyond the text of the files. `buildContext` makes it. */
export type CheckContext = {
  /** Files of `public/` by their address, such as `/images/docs/keys-light.svg`. */
  assets: ReadonlySet<string>
  /** Addresses that the configuration puts into pages. */
  addresses: readonly ConfiguredAddress[]
  /** The newest release among the files. */
  latestVersion: string
  tokens: Tokens
  /** Every path that a page may name, such as "Settings → Tasks → Carry over". */
  settingPaths: ReadonlyMap<string, Lifetime>
  /** The values of each set that content data makes. */
  values: Readonly<Record<ValueSet, ReadonlyMap<string, Lifetime>>>
}

/** The whole of the content, for rules that look from one page to another. */
export type Site = {
  context: CheckContext
  pages: readonly Page[]
  /** Pages by their address. */
  byHref: ReadonlyMap<string, Page>
  /** Addresses that exist without a file of their own. */
  routes: ReadonlySet<string>
  /** Data files with problems of their own, so that nothing can be compared with them. */
  broken: ReadonlySet<string>
}

/** A rule over one page. */
export type PageRule = (page: Page, site: Site) => void
