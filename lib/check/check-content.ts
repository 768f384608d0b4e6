import { areaIds } from '../releases/filter'
import { platformIds } from '../site/platforms'
import { parseDocHref, routes, toReleaseFilterHref } from '../site/routes'
import { byPlace, type Problem } from '../source/problem'
import type { CheckContext, PageRule, Site } from './context'
import type { Page } from './lexer/page'
import { parsePage } from './lexer/parse-page'
import { describeFix, findPlace, isDrawing, isRequired } from './places'
import { createReport, type Report } from './report'
import { checkDuplicates, checkOldAnchors, checkRedirects, checkVisibility } from './rules/addresses'
import { checkApi } from './rules/api'
import { checkConfiguration } from './rules/configuration'
import { checkSidebars, checkUnused, listDataProblems } from './rules/data-files'
import { checkFrontMatter } from './rules/front-matter'
import { checkHistory } from './rules/history'
import { checkDataLinks, checkFragmentLinks, checkLinks } from './rules/links'
import { checkCodeBlocks, checkHeadings, checkTables } from './rules/markdown'
import {
  checkDataReleases,
  checkDataSettingPaths,
  checkFutureRelease,
  checkLiterals,
  checkMessages,
  checkSettingPaths,
  checkTerms,
  checkTypedRelease,
} from './rules/names'
import { checkParts } from './rules/parts'
import { checkDrawing, checkImages } from './rules/pictures'
import { checkReleasePictures } from './rules/release-pictures'
import { checkReleases } from './rules/releases'
import { checkSearchFields, checkSearchQueries, checkStartingPoints } from './rules/search'

/** Addresses that have no content file. */
const fixedRoutes = [
  ...Object.values(routes).filter((href) => !parseDocHref(href)),
  ...platformIds.map((id) => toReleaseFilterHref('platform', id)),
  ...areaIds.map((id) => toReleaseFilterHref('area', id)),
]

const pageRules: readonly PageRule[] = [
  checkFrontMatter,
  checkParts,
  checkCodeBlocks,
  checkHeadings,
  checkOldAnchors,
  checkVisibility,
  checkLinks,
  checkFragmentLinks,
  checkImages,
  checkSettingPaths,
  checkMessages,
  checkTerms,
  checkTables,
  checkLiterals,
  checkTypedRelease,
  checkFutureRelease,
  checkSearchFields,
]

/**
 * Returns every problem of the content, sorted by file and place.
 * @param files the text of each file, by its path from the root of the project
 * @param pages the list to which it adds every page
 */
export function checkContent(files: ReadonlyMap<string, string>, context: CheckContext, pages: Page[] = []): Problem[] {
  const problems: Problem[] = []
  const broken = new Set<string>()
  const texts = new Map(
    [...files].map(([path, raw]) => [path, isDrawing(path) ? raw : checkEncoding(path, raw, problems)]),
  )
  const toReport = (path: string) => createReport(path, texts.get(path) ?? '', problems)

  for (const [path, text] of texts) {
    const place = findPlace(path)
    const report = toReport(path)
    if (!place) report(0, "this kind of file doesn't belong here", describeFix(path))
    else if (place.kind === 'drawing') checkDrawing(text, report)
    else if (text.trim() === '' && (place.kind !== 'entry' || isRequired(path))) {
      const fix = `every site needs it: get it back with git restore --source HEAD ${path}`
      report(0, 'the file is missing or empty', isRequired(path) ? fix : 'fill it in, or remove it')
      broken.add(path)
    } else if (place.kind === 'entry' || place.kind === 'fragment') {
      checkSize(text, report)
      pages.push(parsePage(path, text, place, context, report))
    } else {
      const own = listDataProblems(path, text, place, report, context.memory)
      if (own.length > 0) broken.add(path)
      problems.push(...own)
    }
  }

  const site = toSite(context, pages, broken)
  for (const page of pages) {
    for (const rule of pageRules) rule(page, site)
  }
  checkDuplicates(site)
  checkRedirects(site)
  checkSidebars(site, texts, toReport)
  checkReleases(site)
  checkHistory(site, texts, toReport)
  checkDataLinks(site, texts, toReport)
  checkDataSettingPaths(site, texts, toReport)
  checkDataReleases(site, texts, toReport)
  checkApi(site, texts, toReport)
  checkSearchQueries(site, texts, toReport)
  checkStartingPoints(site, texts, toReport)
  checkConfiguration(context.addresses, texts, toReport)
  checkUnused(site, texts, toReport)
  checkReleasePictures(site, texts, toReport)
  return problems.sort(byPlace)
}

/**
 * Returns what's wrong with one page, compared with the other pages as they were in the last check. What it breaks elsewhere is for `checkContent` to say.
 * @param raw its text @param pages the pages of the last check
 */
export function checkPage(
  path: string,
  raw: string,
  context: CheckContext,
  pages: readonly Page[],
): { page?: Page; problems: Problem[] } {
  const problems: Problem[] = []
  const text = checkEncoding(path, raw, problems)
  const place = findPlace(path)
  if (place?.kind !== 'entry') return { problems }
  const report = createReport(path, text, problems)
  checkSize(text, report)
  const page = parsePage(path, text, place, context, report)
  const site = toSite(
    context,
    pages.map((other) => (other.path === path ? page : other)),
  )
  for (const rule of pageRules) rule(page, site)
  return { page, problems: problems.sort(byPlace) }
}

function toSite(context: CheckContext, pages: readonly Page[], broken: ReadonlySet<string> = new Set()): Site {
  const byHref = new Map(pages.flatMap((page) => (page.place ? [[page.place.href, page] as const] : [])))
  return { context, pages, byHref, routes: new Set(fixedRoutes), broken }
}

/** The most that a page may have, in characters. The longest page has about a fifth of that. */
const longest = 200_000

function checkSize(text: string, report: Report): void {
  if (text.length <= longest) return
  const [length, limit] = [text.length, longest].map((number) => number.toLocaleString('en'))
  const fix = 'split it, because readers on a slow connection wait for all of it'
  report(0, `the page has ${length} characters, and the limit is ${limit}`, fix)
}

/** Characters that no editor types. They get into a file if it's damaged or copied from a terminal. */
const controls = /(?![\t\n\r])\p{Cc}/u

/**
 * Reports characters that are lost or that nobody sees, Windows line ends (`\r\n`) and byte order marks. Returns the text without the last two, so that no
 * other rule has to deal with them.
 */
function checkEncoding(path: string, raw: string, problems: Problem[]): string {
  const report = createReport(path, raw, problems)
  if (raw.startsWith('\uFEFF')) report(0, 'the file begins with a byte order mark', 'save it as UTF-8 without BOM')
  const lost = raw.indexOf('\uFFFD')
  if (lost >= 0)
    report(lost, "the file isn't UTF-8, so this character is lost", 'save it as UTF-8, and type the character again')
  const control = raw.search(controls)
  if (control >= 0) {
    const code = raw.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0')
    report(
      control,
      `the text contains the control character U+${code}`,
      'remove it, or type what comes before and after it again',
    )
  }
  const carriage = raw.indexOf('\r')
  if (carriage >= 0) report(carriage, 'the file has Windows line endings (CRLF)', 'save it with LF line endings')
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
