import type { Root } from 'mdast'
import type { Entry } from '@/lib/catalogue/entry'
import { buildJsonLd, insertJsonLd, listQuestions } from '@/lib/publish/discovery/json-ld/build-json-ld'
import { writeSection } from '@/lib/publish/discovery/markdown-file'
import { emptyThemeScript, insertPrePaint, removeFontPreloads, settleHead } from '@/lib/publish/finish/head'
import { addPolicy, type PolicyOrigins } from '@/lib/publish/finish/policy'
import { deferRuntime, hasRuntime, type Loader, takeData } from '@/lib/publish/finish/runtime'
import { inlineStyles, mergeStyles, type PageSheets, prepareData } from '@/lib/publish/finish/style'
import { insertTextStart } from '@/lib/publish/finish/text-start'
import { type CheckedPage, readPage, toPagePath } from '@/lib/publish/read-page'
import { listSearchSections } from '@/lib/publish/search/search-sections'
import { toHtml } from '@/lib/publish/to-html'
import type { Section } from '@/lib/search/list-sections'
import { toUrl } from '@/lib/site/address'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { parseDocHref } from '@/lib/site/routes'
import { toError } from '@/lib/utils/errors'
import { policyHash } from '../write-file'
import { openExport } from './export-folder'
import { openKeptResults } from './kept-results'

/** A page to finish. `key` is what its result is kept under, and `file` is its file from the root of the site, such as `/docs/features/habits.html`. */
export type PageJob = { key: string; file: string; sheets: PageSheets; described?: DescribedPage }

/** The entry of a page, with what its structured data say about the product. */
export type DescribedPage = { entry: Entry; latestVersion: string }

/** What's the same for all pages. `loader` is undefined if the framework's scripts stay as Next wrote them. */
export type PageSettings = { basePath: string; prePaint: string; loader: Loader | undefined; origins: PolicyOrigins }

/** What Markdown files, search and feeds contain of a page. `post` is its HTML for feeds, if it's a release post. */
export type PageTexts = { markdown: string; sections: Section[]; post?: string }

/** A finished page. `data` are what React takes it over with, if the loader fetches them from a file. The rest was read from the HTML. */
export type FinishedPage = {
  html: string
  data?: { file: string; text: string }
  page: CheckedPage
  texts?: PageTexts
}

/** What each thread gets once: the folder of the exported site, and the folder for results. */
type PageData = { site: string; kept: string; settings: PageSettings }

/** Finishes a page, reads it and keeps the result. */
export function work(job: PageJob, { site: root, kept, settings }: PageData): void {
  const site = openExport(root)
  const readSheet = (href: string) => site.read(withoutBasePath(href, settings.basePath))
  try {
    openKeptResults<FinishedPage>(kept).keep(job.key, makePage(site.read(job.file), job, readSheet, settings))
  } catch (error) {
    throw new Error(`${job.file} can't be finished: ${toError(error).message}`)
  }
}

/** After this, nothing may change the page, because its policy contains hashes of its scripts and of its data. */
function makePage(
  exported: string,
  { file, sheets, described }: PageJob,
  readSheet: (href: string) => string,
  { basePath, prePaint, loader, origins }: PageSettings,
): FinishedPage {
  // Without the loader, nothing would bring the data and the rest of the styles. Pages that only redirect need neither.
  const taken = loader !== undefined && hasRuntime(exported) ? takeData(exported) : undefined
  const start = emptyThemeScript(insertPrePaint(mergeStyles(taken?.html ?? exported, sheets), prePaint))
  const data = taken && { file: file.replace(/\.html$/, '.txt'), text: prepareData(taken.data, sheets) }
  const css = sheets.sheets.map(readSheet).join('')
  const whole = removeFontPreloads(start)
  const deferral = loader !== undefined && data && { file, loader, data, basePath, css }
  const html = deferral ? defer(whole, deferral) : whole
  const { content, ...page } = readPage(file, html)
  const graph = described && buildJsonLd(described.entry, { ...described, questions: listQuestions(content) })
  const withGraph = graph ? insertJsonLd(html, graph) : html
  const ordered = deferral ? insertTextStart(withGraph, deferral.loader) : withGraph
  return {
    html: addPolicy(settleHead(ordered), policyHash, origins),
    data,
    page,
    texts: described && toTexts(described.entry, content),
  }
}

function toTexts(entry: Entry, content: Root): PageTexts {
  return {
    markdown: writeSection(entry, content),
    sections: listSearchSections(entry, content),
    ...(entry.kind === 'release' && { post: toHtml(content, { pageUrl: toUrl(entry.href) }) }),
  }
}

type Deferral = {
  file: string
  loader: Loader
  data: { file: string; text: string }
  basePath: string
  css: string
}

/** Puts the rules that the page uses into it, and replaces the framework's scripts with the loader. */
function defer(page: string, { file, loader, data, basePath, css }: Deferral): string {
  const { html, sheet } = inlineStyles(page, css)
  const version = parseDocHref(toPagePath(file))?.version
  const href = `${withBasePath(data.file, basePath)}#sha256-${policyHash(data.text)}`
  return deferRuntime(html, { loader, data: href, sheet, version })
}
