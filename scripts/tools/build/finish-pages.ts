import { listSheets, type PageSheets, prepareData } from '@/lib/publish/finish/style'
import { type CheckedPage, toPagePath } from '@/lib/publish/read-page'
import { hashFiles, hashLibrary } from './ensure-built.mjs'
import type { ExportFolder } from './export-folder'
import { runKeptJobs, toKey } from './kept-results'
import type { DescribedPage, FinishedPage, PageJob, PageSettings, PageTexts } from './make-page'
import type { Sheets } from './sheets'

/** Returns a hash of the code that finishes pages. It's coarse, so that nobody has to keep a list of what a page may depend on. */
const hashFinishingCode = () => toKey(hashLibrary(), hashFiles(['scripts/tools']))

type Options = {
  settings: PageSettings
  /** Returns what's said about the page in this file, or undefined if it's not in the catalogue. */
  describe: (file: string) => DescribedPage | undefined
  /** The folder for results of earlier builds. */
  kept: string
  /** The hash of the code. Tests pass another one. */
  codeHash?: string
}

/**
 * Finishes every page of the exported site and reads it once. Results are kept by a hash of everything they're made from, so a build only works on pages
 * that have changed.
 * @returns what was read from the pages, their texts by address, and the number of pages that were worked on
 * @throws one error that names every page that can't be finished
 */
export async function finishPages(
  site: ExportFolder,
  sheets: Sheets,
  { settings, describe, kept, codeHash = hashFinishingCode() }: Options,
): Promise<{ pages: CheckedPage[]; texts: Map<string, PageTexts>; made: number }> {
  const shared = toKey(codeHash, JSON.stringify(settings))
  const names = site.list()
  const dataFiles = groupDataFiles(names)
  const pages: CheckedPage[] = []
  const texts = new Map<string, PageTexts>()
  const made = await runKeptJobs({
    module: new URL('./make-page.ts', import.meta.url),
    jobs: listJobs(),
    data: { kept, site: site.root, settings },
    jobsPerThread: 8,
    place({ file, sheets: pageSheets }: PageJob, { html, data, page, texts: own }: FinishedPage) {
      site.write(file, html)
      for (const text of [html, data?.text ?? '']) sheets.noteNames(text)
      renameInData(site, sheets, dataFiles.get(file) ?? [], pageSheets)
      if (data) settleData(site, data)
      pages.push(page)
      if (own) texts.set(toPagePath(file), own)
    },
  })
  pages.sort((a, b) => (a.file < b.file ? -1 : 1))
  return { pages, texts, made }

  function* listJobs() {
    for (const name of names) {
      if (name.endsWith('.html')) yield toJob(site, sheets, `/${name}`, { shared, described: describe(`/${name}`) })
    }
  }
}

type Shared = { shared: string; described: DescribedPage | undefined }

/** Merges the page's sheets, and finds the key of its result. The name of a merged sheet depends on its content, but that of a single one is Next's. */
function toJob(site: ExportFolder, sheets: Sheets, file: string, { shared, described }: Shared): PageJob {
  const bytes = site.readBytes(file)
  const own = listSheets(bytes.toString('latin1'))
  const merged = own.length < 2 ? (own[0] ?? '') : sheets.merge(own)
  const pageSheets: PageSheets = { sheets: own, merged }
  const rules = own.map(sheets.read).join('')
  const key = toKey(shared, file, bytes, JSON.stringify([pageSheets, described]), rules)
  return { key, file, sheets: pageSheets, described }
}

/** Names the merged sheet in the data from which the router draws the page. */
function renameInData(site: ExportFolder, sheets: Sheets, files: readonly string[], own: PageSheets) {
  for (const file of files) {
    const text = site.read(file)
    const renamed = prepareData(text, own)
    if (renamed !== text) site.write(file, renamed)
    sheets.noteNames(renamed)
  }
}

/**
 * Makes sure that the file from which the router shows a page is the text with which React takes it over: the page names its hash. Next doesn't write such
 * a file for the not-found page.
 * @throws if it's another text
 */
function settleData(site: ExportFolder, { file, text }: { file: string; text: string }) {
  if (!site.has(file)) site.write(file, text)
  else if (site.read(file) !== text)
    throw new Error(
      `${file} isn't what its page contains for React. Compare them, and adapt lib/publish/finish/runtime.ts to what Next writes now, or set deferRuntime to false in lib/site/config.mjs.`,
    )
}

/**
 * Groups the router's data files by page. Next puts the data of a page's segments into a folder with the page's name, next to those of the pages below
 * it.
 */
function groupDataFiles(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    if (!file.endsWith('.txt')) continue
    const [stem = ''] = file.replace(/\.txt$/, '').split(/\/?__next\./)
    const page = `/${stem || 'index'}.html`
    groups.set(page, [...(groups.get(page) ?? []), file])
  }
  return groups
}
