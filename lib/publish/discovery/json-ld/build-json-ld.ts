import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { BlogPosting, BreadcrumbList, CollectionPage, FAQPage, Graph, TechArticle, Thing } from 'schema-dts'
import type { Entry, EntryOf } from '../../../catalogue/entry'
import { toUrl } from '../../../site/address'
import { config } from '../../../site/config.mjs'
import { routes, toPageHref } from '../../../site/routes'
import { toCardHref } from '../addresses'
import { buildApplication, buildOrganization, buildWebSite, maker, webSiteId } from './site'

type Question = { question: string; answer: string }

/** Facts that the data of some pages needs in addition to the page. */
type JsonLdFacts = {
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
    entry.kind === 'list' && entry.isIndexed ? buildList(entry) : undefined,
    questions.length > 0 ? buildFaq(entry, questions) : undefined,
    entry.trail.length > 0 ? buildBreadcrumbs(entry) : undefined,
  ]
  const graph = things.filter((thing) => thing !== undefined)
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

const element = /<script type="application\/ld\+json">.*?<\/script>/gs

/** Inserts the data at the end of a page, so that its text arrives earlier, and replaces any that's already there. No text in the data can end its element. */
export function insertJsonLd(html: string, graph: Graph): string {
  const data = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return html
    .replace(element, '')
    .replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`)
}

/** Builds an article for a page of the documentation or API reference, and a post for a release. Returns undefined for other pages. */
function buildArticle(entry: Entry): TechArticle | BlogPosting | undefined {
  const keywords = entry.kind === 'release' ? entry.areas : entry.keywords
  const common = {
    headline: entry.title,
    description: entry.description,
    url: toUrl(entry.href),
    mainEntityOfPage: toUrl(entry.canonical),
    image: toUrl(toCardHref(entry.href)),
    inLanguage: config.locales[0].id,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    dateModified: entry.lastUpdated,
    author: maker,
    publisher: maker,
  } as const
  if (entry.kind === 'release') {
    const { date, lastUpdated = date } = entry
    return { '@type': 'BlogPosting', ...common, datePublished: date, dateModified: lastUpdated }
  }
  if (entry.kind !== 'doc' && entry.kind !== 'api') return undefined
  const version = entry.kind === 'doc' ? entry.version : undefined
  return { '@type': 'TechArticle', ...common, version, articleSection: entry.trail.map(({ label }) => label) }
}

/** Builds the breadcrumbs of a page. Categories don't have a page, so they're part of the article's section instead. */
function buildBreadcrumbs({ trail, heading, href }: Entry): BreadcrumbList {
  const steps = [...trail.filter((step) => step.href !== undefined && step.href !== href), { label: heading, href }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: toUrl(step.href ?? href),
    })),
  }
}

/** Builds the data of a page that leads to others, in the order in which it shows them. */
function buildList({ title, description, href, lastUpdated, links }: EntryOf<'list'>): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: toUrl(href),
    isPartOf: { '@id': webSiteId },
    dateModified: lastUpdated,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: link.label,
        url: toUrl(link.href),
      })),
    },
  }
}

/** The number of questions that make a page of questions. Fewer are headings like any others. */
const enough = 3

/** Lists the questions among the headings of a page, with their answers. Returns an empty list if the page isn't about questions. */
export function listQuestions({ children }: Root): Question[] {
  const questions: Question[] = []
  let open: Question | undefined
  for (const node of children) {
    if (node.type === 'heading') {
      const question = textOf(node)
      open = question.endsWith('?') ? { question, answer: '' } : undefined
      if (open) questions.push(open)
    } else if (open) open.answer = `${open.answer}\n${toWords(node)}`.trim()
  }
  const answered = questions.filter(({ answer }) => answer !== '')
  return answered.length >= enough ? answered : []
}

/** Returns the text of a block, with one line for each list item. */
function toWords(node: RootContent): string {
  return node.type === 'list' ? node.children.map((item) => `- ${textOf(item)}`).join('\n') : textOf(node)
}

/** Builds the data of a page of questions and answers. */
function buildFaq({ href }: Entry, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    url: toUrl(href),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
