import type { ConfiguredAddress } from '../../site/link-addresses'
import type { Tokens } from '../../site/tokens.mjs'
import type { PropValues } from './component-rule'
import type { Lifetime } from './lifetime'
import type { Page } from './page'

/** The names that `components.ts` gives to the sets of prop values that come from content data. */
export type ValueSet = Exclude<PropValues, readonly string[] | 'asset' | 'href' | 'number' | 'text' | 'flag'>

/** What the check has to know beyond the text of the files. `buildContext` returns it. */
export type CheckContext = {
  /** Addresses of the files in `public/`, such as `/images/docs/keys-light.svg`. */
  assets: ReadonlySet<string>
  /** Addresses that the configuration puts into pages. */
  addresses: readonly ConfiguredAddress[]
  /** The newest release among the files. */
  latestVersion: string
  tokens: Tokens
  /** Every path that a page may name, such as "Settings → Tasks → Carry over". */
  settingPaths: ReadonlyMap<string, Lifetime>
  /** The values of each set that comes from content data. */
  values: Readonly<Record<ValueSet, ReadonlyMap<string, Lifetime>>>
}

/** All of the content, for rules that compare pages. */
export type Site = {
  context: CheckContext
  pages: readonly Page[]
  /** Pages by their address. */
  byHref: ReadonlyMap<string, Page>
  /** Addresses that exist without a content file. */
  routes: ReadonlySet<string>
  /** Data files that have problems themselves, so nothing can be compared with them. */
  broken: ReadonlySet<string>
}

/** A rule that checks one page. */
export type PageRule = (page: Page, site: Site) => void
