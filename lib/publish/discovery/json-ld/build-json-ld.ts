import type { Graph, Thing } from 'schema-dts'
import type { Entry } from '../../../catalogue/entry'
import { routes, toPageHref } from '../../../site/routes'
import { buildArticle } from './article'
import { buildBreadcrumbs } from './breadcrumbs'
import { buildFaq, type Question } from './faq'
import { buildList } from './list'
import { buildApplication, buildOrganization, buildWebSite } from './site'

/** Facts that the data of some pages needs in addition to the page. */
export type JsonLdFacts = {
  /** The newest version of the app. */
  latestVersion: string
  /** Questions that the page answers. */
  questions: readonly Question[]
}

/** Pages about the app itself. */
const applicationPages: readonly string[] = [routes.home, routes.download, toPageHref('pricing')]

/** Builds the schema.org data that search engines read about a page. Returns undefined if there's nothing to say. */
export function buildJsonLd(entry: Entry, { latestVersion, questions }: JsonLdFacts): Graph | undefined {
  const things: (Thing | undefined)[] = [
    ...(entry.kind === 'home' ? [buildWebSite(), buildOrganization()] : []),
    applicationPages.includes(entry.href) ? buildApplication(latestVersion) : undefined,
    buildArticle(entry),
    entry.kind === 'list' ? buildList(entry) : undefined,
    questions.length > 0 ? buildFaq(entry, questions) : undefined,
    entry.trail.length > 0 ? buildBreadcrumbs(entry) : undefined,
  ]
  const graph = things.filter((thing) => thing !== undefined)
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

const element = /<script type="application\/ld\+json">.*?<\/script>/gs

/** Inserts the data at the end of a page's head, and replaces any that's already there. No text in the data can end its element. */
export function insertJsonLd(html: string, graph: Graph): string {
  const data = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return html
    .replace(element, '')
    .replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`)
}
