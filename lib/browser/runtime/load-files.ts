import type { VersionId } from '../../site/versions'
import { beginSearch } from '../begin-search'
import { isPrefetchFair } from '../device'
import { readStored } from '../storage'

/** The files of the search palette, from `scripts/tools/build/sheets.ts`. */
declare const searchFiles: readonly string[]
/** The version of the documentation that the page belongs to, if it's part of it. */
declare const docsVersion: VersionId | null
/** From `scripts/tools/build/write-generated.ts`. The current version comes first. */
declare const docsVersions: readonly VersionId[]

/** Fetches files at the lowest priority once the browser is idle, unless that's unfair to the visitor. Returns whether it does. */
export function prefetchFiles(files: readonly string[], sheet: string | null): boolean {
  if (!isPrefetchFair()) return false
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  whenIdle(() => {
    if (sheet) addLink('prefetch', sheet, 'style')
    for (const href of files) addLink('prefetch', href)
  })
  return true
}

const done = new Set<string>()

/**
 * Runs files in order. A file that fails is tried twice, and again at the next call. The last file starts the framework, so it runs only once all others
 * have: with one missing, the framework would replace a readable page with an error page.
 * @param sheet the whole style sheet of the page. It comes before the framework starts, because script adds elements that the page itself doesn't style
 * @param arePrefetched whether they were fetched already; if not, that begins at once
 * @returns the files that failed
 */
export async function runFiles(
  files: readonly string[],
  sheet: string | null,
  arePrefetched: boolean,
): Promise<string[]> {
  const parts = files.slice(0, -1)
  const starter = files.slice(-1)
  const isParsing = document.readyState === 'loading'
  if (!arePrefetched) for (const href of isParsing ? files : starter) addLink('preload', href)
  const styled = sheet === null || runTwice(sheet, addSheet)
  // Next 16.4 starts from the last inline script of the page, and throws if its files have run before that.
  if (isParsing) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const missing = await runAll(parts)
  if (sheet !== null && !(await styled)) missing.push(sheet)
  return missing.length > 0 ? missing : runAll(starter)
}

async function runAll(files: readonly string[]): Promise<string[]> {
  await Promise.all(files.map((file) => runTwice(file, addScript)))
  return files.filter((file) => !done.has(file))
}

function addLink(rel: 'prefetch' | 'preload', href: string, as = 'script'): void {
  const link = document.createElement('link')
  link.rel = rel
  link.as = as
  link.href = href
  document.head.append(link)
}

/** Resolves to whether the file has arrived. Each file is added once; one that fails is removed and tried again. */
async function runTwice(href: string, add: (href: string) => HTMLElement): Promise<boolean> {
  for (let attempt = 0; attempt < 2 && !done.has(href); attempt += 1) {
    const element = add(href)
    // Tells the watcher for missing files (`lib/browser/page-end`) to leave this one to the loader.
    element.dataset.runtime = ''
    await new Promise<void>((resolve) => {
      element.onload = () => {
        done.add(href)
        resolve()
      }
      element.onerror = () => {
        element.remove()
        resolve()
      }
      document.head.append(element)
    })
    // React looks for its scripts by this attribute, and would run those again that it doesn't find.
    if (done.has(href)) element.toggleAttribute('async', element instanceof HTMLScriptElement)
  }
  return done.has(href)
}

/** Creates a script element. Scripts requested at the same time run in that order. */
function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  return script
}

/** Creates the link to a style sheet. React looks for its style sheets by their precedence. */
function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.dataset.precedence = 'next'
  return link
}

/**
 * Starts to load everything that a search needs, all at the same time and before the runtime is ready. On a slow connection, one request after the other
 * would take most of the time until the first answer.
 */
export function searchAhead(): void {
  // The search page itself requests what its address needs.
  if (window.begunSearch || document.querySelector('main input[name=q]')) return
  const preferred = readStored('docs-preferred-version-docs')
  const version = docsVersion ?? docsVersions.find((id) => id === preferred) ?? docsVersions[0]
  for (const href of searchFiles) addLink('preload', href, href.endsWith('.css') ? 'style' : 'script')
  try {
    if (version) window.begunSearch = beginSearch({ version })
  } catch {
    // Without workers, the page itself searches once the runtime is ready.
  }
}
