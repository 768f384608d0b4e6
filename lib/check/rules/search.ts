import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { searchedLists } from '../../site/routes'
import { fillTokens } from '../../site/tokens.mjs'
import { currentVersion } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { describeMove, findSuccessor, type Site } from '../context'
import { listTexts, type Page } from '../lexer/page'
import { findPlace } from '../places'
import type { Report } from '../report'
import { checkPublished } from './links'

/** Checks the front matter for search: `keywords` are words or short phrases, `search: false` leaves a page out, and `searchWithout` names headings. */
export function checkSearchFields(page: Page): void {
  for (const { value, at } of listTexts(page, 'keywords')) {
    if (/[,;]/.test(value)) page.report(at, `"${value}" contains several keywords`, 'write each as a separate entry')
    else if (value.trim().split(/\s+/).length > 5) {
      page.report(at, `the keyword "${value}" has more than five words`, 'write the two or three that visitors type')
    }
  }
  const ids = [...page.headings.map(({ id }) => id), ...page.sectionIds]
  for (const { value, at } of listTexts(page, 'searchWithout')) {
    if (ids.includes(value)) continue
    const nearest = findNearest(value, ids)
    const fix = nearest ? `write ${nearest}` : 'remove it'
    page.report(at, `this page has no heading with the ID "${value}"`, fix)
  }
  const search = page.fields.find(({ name }) => name === 'search')
  if (search && isScalar(search.node) && search.node.value === true)
    page.report(search.start, 'search: true changes nothing, because search finds every page anyway', 'remove the line')
}

/**
 * Checks the questions that search has to answer: every page they name has to exist, and search has to be able to find it.
 * @param toReport returns the reporter for a file
 */
export function checkSearchQueries(
  site: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  const seen = new Map<string, string>()
  for (const [path, source] of files) {
    if (findPlace(path)?.kind !== 'queries') continue
    const report = toReport(path)
    const isGibberish = path.endsWith('/gibberish.yml')
    const isFresh = /\/fresh-\w+\.yml$/.test(path)
    for (const { query, pages } of listQueries(source)) {
      const key = query.text.toLowerCase()
      const other = seen.get(key)
      if (other) report(query.at, `"${query.text}" is already asked in ${other}`, 'remove one of the two')
      seen.set(key, path)
      if (isGibberish && pages.length)
        report(
          query.at,
          "a question in gibberish.yml can't have an answer",
          'write pages: [], or move the question to another file',
        )
      if (!isGibberish && !isFresh && !pages.length)
        report(query.at, 'the question has no answer', 'name every page that answers it')
      for (const [index, { text, at }] of pages.entries()) {
        const href = fillTokens(text, site.context.tokens)
        const fault = describeTarget(href, site)
        if (fault) report(at, fault.message, fault.fix)
        else if (pages.findIndex((page) => page.text === text) < index)
          report(at, `${href} appears twice under one question`, 'remove one of the two')
      }
    }
  }
}

/** Returns why search can't lead to an address, or undefined if it can. */
function describeTarget(href: string, site: Site): { message: string; fix: string } | undefined {
  const { byHref } = site
  if (!href.startsWith('/') || searchedLists.includes(href)) return undefined
  const page = byHref.get(href)
  if (!page) {
    const known = [...byHref].flatMap(([own, { place }]) => (isSearched(place?.version) ? [own] : []))
    const last = `/${href.split('/').at(-1)}`
    const successor = findSuccessor(href, site)
    const move = successor ? undefined : describeMove(href, site)
    const nearest = successor ?? known.find((own) => own.endsWith(last)) ?? findNearest(href, known)
    const correction = nearest ? `write ${nearest}` : 'correct the address, or remove it'
    return {
      message: `the page ${href} doesn't exist`,
      fix: move ? `${move}; otherwise name the pages that answer the question now, or remove the question` : correction,
    }
  }
  if (!isSearched(page.place?.version)) {
    const message = `${href} is a page of ${page.place?.version}, but questions are about ${currentVersion.id}`
    return { message, fix: 'name the page of the current version' }
  }
  const hidden = page.fields.find(({ name, text }) =>
    name === 'search' ? text.trim() === 'false' : /^(?:draft|unlisted)$/.test(name) && text.trim() === 'true',
  )
  if (!hidden) return undefined
  return {
    message: `${href} says ${hidden.name}: ${hidden.text.trim()}, so search leaves it out`,
    fix: 'name another page',
  }
}

const isSearched = (version: string | undefined) => version === undefined || version === currentVersion.id

type Text = { text: string; at: number }

/** Returns the questions with their pages. Anything that doesn't fit the schema is left out, because the schema reports it. */
function listQueries(source: string): { query: Text; pages: Text[] }[] {
  const document = parseDocument(source)
  if (document.errors.length || !isSeq<Node>(document.contents)) return []
  return document.contents.items.flatMap((item) => {
    const [query] = isMap(item) ? listScalars(item.get('q', true)) : []
    const pages = isMap(item) ? item.get('pages', true) : undefined
    return query && isSeq<Node>(pages) ? [{ query, pages: pages.items.flatMap(listScalars) }] : []
  })
}

function listScalars(node: unknown): Text[] {
  return isScalar(node) && typeof node.value === 'string' ? [{ text: node.value, at: node.range?.[0] ?? 0 }] : []
}

const startingPointsPath = 'content/search/starting-points.yml'

/** Checks that the pages that search suggests exist. Anything that doesn't fit the schema is skipped. @param toReport returns the reporter for a file */
export function checkStartingPoints(
  site: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  const { byHref, routes } = site
  const report = toReport(startingPointsPath)
  for (const { text: href, at } of listHrefs(files.get(startingPointsPath) ?? '')) {
    const page = byHref.get(href)
    if (page) checkPublished(page, at, { report, fields: [] })
    if (page || !href.startsWith('/')) continue
    const successor = findSuccessor(href, site)
    const nearest = successor ?? findNearest(href, [...byHref.keys(), ...routes])
    const correction = nearest ? `write ${nearest}` : 'correct the address, or remove the line'
    report(at, `the page ${href} doesn't exist`, (successor ? undefined : describeMove(href, site)) ?? correction)
  }
}

function listHrefs(source: string): Text[] {
  const { contents } = parseDocument(source)
  return isSeq(contents)
    ? contents.items.flatMap((item) => (isMap(item) ? listScalars(item.get('href', true)) : []))
    : []
}
