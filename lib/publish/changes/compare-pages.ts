import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { readPage } from '../read-page'
import { compareText, countWords, type TextChange, type WordCount } from './compare-text'
import { type SitePage, toText } from './site-pages'

/** The parts of a page that are compared. `facts` are those in the front matter of its Markdown file. */
export type PageRecord = {
  href: string
  title: string
  description: string
  facts: ReadonlyMap<string, string>
  content: Root
  headings: readonly { text: string; id: string }[]
  /** The words of each link by its address. If several have the same address, those of the first one. */
  links: ReadonlyMap<string, string>
  /** The IDs that readers can link to, including the former ones in `aliases`. */
  anchors: readonly string[]
  /** The former IDs that `anchorsFrom` keeps, each with its heading. */
  aliases: ReadonlyMap<string, string>
  /** All IDs on the page. */
  ids: ReadonlySet<string>
}

/** The words of a link in both versions of a page. */
export type LinkWords = { before?: string; after?: string }

/**
 * A value before and after. Either is missing if the page didn't have the value. `anchors` are the IDs of a heading, if they differ, and `words` are those of
 * a link.
 */
export type Pair = {
  what: string
  before?: string
  after?: string
  anchors?: { before: string; after: string }
  words?: LinkWords
}

/** How the same page differs in two sites. */
export type PageDifference = {
  /** The title, the description, facts, and what search shows. */
  values: Pair[]
  text: TextChange[]
  words: WordCount
  headings: Pair[]
  links: Pair[]
  /** Anchors that no longer lead anywhere. A former ID has the heading that it led to. */
  lostAnchors: { id: string; heading?: string }[]
  newAnchors: string[]
  /** Whether only markup differs, such as the layout of a component. */
  isOnlyLook: boolean
}

/** Reads a page. @param facts those in the front matter of its Markdown file */
export function readRecord(page: SitePage, facts: ReadonlyMap<string, string>): PageRecord {
  const { title, description, content, anchors, ids } = readPage(page.href, page.html)
  const headings: { text: string; id: string }[] = []
  const links = new Map<string, string>()
  visit(content, (node) => {
    if (node.type === 'heading') headings.push({ text: textOf(node), id: String(node.data?.hProperties?.id ?? '') })
    if (node.type === 'link' && !links.has(node.url)) links.set(node.url, textOf(node))
  })
  const known = new Set(ids.keys())
  const aliases = readAliases(page.main)
  return {
    href: page.href,
    title,
    description,
    facts,
    content,
    headings,
    links,
    anchors: [...anchors, ...aliases.keys()],
    aliases,
    ids: known,
  }
}

/** Returns the IDs in the page's `anchorsFrom`, each with its heading. The heading has them in empty spans. */
function readAliases(main: string): Map<string, string> {
  const span = /<span id="([^"]+)"><\/span>/g
  const headings = Array.from(main.matchAll(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/g), ([html]) => html)
  const read = (html: string, heading: string) =>
    Array.from(html.matchAll(span), ([, id = '']): [string, string] => [id, heading])
  // A heading also contains a link to itself.
  const named = headings.flatMap((html) => read(html, toText(html.replace(/<a\b[\s\S]*?<\/a>/g, ''))))
  return new Map([...read(main, ''), ...named])
}

/**
 * Compares a page with its earlier version.
 * @param search what search knows about the page in both sites
 */
export function comparePages(before: PageRecord, after: PageRecord, search: readonly Pair[] = []): PageDifference {
  const headings = compareHeadings(before.headings, after.headings)
  const text = compareText(before.content, after.content, {
    before: new Set(headings.map((own) => own.before)),
    after: new Set(headings.map((own) => own.after)),
  })
  const values = [
    toPair('Title', before.title, after.title),
    toPair('Description', before.description, after.description),
    ...[...new Set([...before.facts.keys(), ...after.facts.keys()])].map((name) =>
      toPair(name, before.facts.get(name), after.facts.get(name)),
    ),
    ...search,
  ].filter(isDifferent)
  const lists = {
    values,
    text,
    headings,
    links: compareLinks(before.links, after.links),
    lostAnchors: before.anchors
      .filter((id) => !after.ids.has(id))
      .map((id) => ({ id, ...(before.aliases.has(id) && { heading: before.aliases.get(id) }) })),
    newAnchors: after.anchors.filter((id) => !before.ids.has(id)),
  }
  return { ...lists, words: countWords(text), isOnlyLook: Object.values(lists).every(({ length }) => length === 0) }
}

/** Lists the links that only one of two versions has, with their words. */
function compareLinks(before: PageRecord['links'], after: PageRecord['links']): Pair[] {
  return compareLists('Link', [...before.keys()], [...after.keys()]).map((pair) => ({
    ...pair,
    words: { before: before.get(pair.before ?? ''), after: after.get(pair.after ?? '') },
  }))
}

/** Lists the headings that only one of two versions has, with their IDs. A heading and the one that replaces it form one pair. */
function compareHeadings(before: PageRecord['headings'], after: PageRecord['headings']): Pair[] {
  const [old, now] = [before, after].map((list) => list.map(({ text }) => text))
  return compareLists('Heading', old ?? [], now ?? []).map((pair) => {
    const [from, to] = [before.find(({ text }) => text === pair.before), after.find(({ text }) => text === pair.after)]
    return from && to && from.id !== to.id ? { ...pair, anchors: { before: from.id, after: to.id } } : pair
  })
}

/** Returns how much of a page a reader would notice as changed. Titles and headings count more than words of the text. */
export function weigh({ words, values, headings, lostAnchors, isOnlyLook }: PageDifference): number {
  return isOnlyLook
    ? 1
    : 2 + words.added + words.removed + 20 * values.length + 10 * headings.length + 10 * lostAnchors.length
}

export const toPair = (what: string, before: string | undefined, after: string | undefined): Pair => ({
  what,
  before,
  after,
})
export const isDifferent = ({ before, after }: Pair) => (before ?? '') !== (after ?? '')

/** Lists the values that only one of two lists has. If the lists have the same length, a value and its replacement at the same position form one pair. */
export function compareLists(what: string, before: readonly string[], after: readonly string[]): Pair[] {
  const gone = before.filter((own) => !after.includes(own))
  const come = after.filter((own) => !before.includes(own))
  const pairs = gone.map((own): Pair => {
    const place = before.indexOf(own)
    const replaced = before.length === after.length ? come.find((other) => after.indexOf(other) === place) : undefined
    return replaced === undefined ? { what, before: own } : { what, before: own, after: replaced }
  })
  const used = new Set(pairs.map(({ after: own }) => own))
  return [...pairs, ...come.filter((own) => !used.has(own)).map((own) => ({ what, after: own }))]
}
