import type { VersionId } from '../../site/versions'
import { beginSearch } from '../begin-search'
import { whenIdle } from '../callbacks'
import { isPrefetchFair } from '../device'
import { isAboutPartOfScript } from '../load-failure'
import { readStored } from '../storage'

/** The files of the search palette, from `scripts/tools/build/sheets.ts`. */
declare const searchFiles: readonly string[]
/** From `scripts/tools/build/write-generated.ts`. The current version comes first. */
declare const docsVersions: readonly VersionId[]

declare global {
  interface Window {
    /** The data with which React takes the page over, as Next would write them into the page: the first entry begins them. */
    __next_f?: ([0] | [1, string])[]
  }
}

/** Fetches files at the lowest priority once the browser is idle, unless that's unfair to the visitor. Returns whether it does. */
export function prefetchFiles(files: readonly string[], sheet: string | null): boolean {
  if (!isPrefetchFair() || !canPrefetch()) return false
  whenIdle(() => {
    if (sheet) addLink('prefetch', sheet, 'style')
    for (const href of files) addLink('prefetch', href, href.includes('#') ? 'fetch' : 'script')
  })
  return true
}

/**
 * Safari has no `prefetch`. Firefox has it, but asks `default-src` of the site's policy, which allows nothing, and logs an error for each file. Only Firefox
 * knows this property.
 */
const canPrefetch = () =>
  document.createElement('link').relList.supports('prefetch') && !CSS.supports('-moz-appearance', 'none')

const done = new Set<string>()

/**
 * Loads the page's data and runs its scripts in order. A file that fails is tried twice, and again at the next call. The last file starts the framework,
 * so it runs only once all others are there: with one missing, the framework would replace a readable page with an error page.
 * @param files the page's data, with their hash as its fragment, and then scripts
 * @param sheet the whole style sheet of the page. It comes before the framework starts, because script adds elements that the page itself doesn't style
 * @param arePrefetched whether they were fetched already; if not, that begins at once
 * @returns the files that failed
 */
export async function runFiles(
  [data = '', ...scripts]: readonly string[],
  sheet: string | null,
  arePrefetched: boolean,
): Promise<string[]> {
  const parts = scripts.slice(0, -1)
  const starter = scripts.slice(-1)
  const isParsing = document.readyState === 'loading'
  if (!arePrefetched) for (const href of isParsing ? scripts : starter) addLink('preload', href)
  const early = runAll(sheet === null ? [data] : [data, sheet])
  // Next 16.4 starts from the last inline script of the page, and throws if its files have run before that.
  if (isParsing) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const missing = [...(await runAll(parts)), ...(await early)]
  return missing.length > 0 ? missing : runAll(starter)
}

async function runAll(files: readonly string[]): Promise<string[]> {
  await Promise.all(files.map(tryTwice))
  return files.filter((file) => !done.has(file))
}

function addLink(rel: 'prefetch' | 'preload', href: string, as = 'script'): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href }))
}

/** Loads a file, unless it has arrived already. If that fails, it's tried again. */
async function tryTwice(href: string): Promise<void> {
  for (const cache of ['force-cache', 'reload'] as const) {
    if (done.has(href)) return
    // What arrived in part is in the browser's cache as a whole file.
    if (partial.delete(location.origin + href)) await fetch(href, { cache: 'reload' }).catch(() => {})
    const hasArrived = href.includes('#') ? takeData(href, cache) : addElement(createElement(href))
    if (await hasArrived) done.add(href)
  }
}

/**
 * Fetches the page's data and hands them to the framework. The hash makes sure that they belong to this page: after a deploy, the file has others. That's
 * also why a copy in the browser's cache will do for the first try, however old it is.
 */
async function takeData(href: string, cache: RequestCache): Promise<boolean> {
  try {
    const response = await fetch(href, { integrity: href.replace(/.*#/, ''), cache })
    window.__next_f = [[0], [1, await response.text()]]
    return true
  } catch {
    return false
  }
}

/** The addresses of scripts of which only a part has arrived. Such a script doesn't run. */
const partial = new Set<string>()
addEventListener('error', (event) => {
  if (isAboutPartOfScript(event)) partial.add(event.filename)
})

/** Resolves to whether the element's file has arrived. An element that fails is removed. */
async function addElement(element: HTMLElement): Promise<boolean> {
  // Tells the watcher for missing files (`lib/browser/missing-files`) to leave this one to the loader.
  element.dataset.runtime = ''
  const hasArrived = await new Promise<boolean>((resolve) => {
    element.onload = () => resolve(!partial.has((element as HTMLScriptElement).src))
    element.onerror = () => resolve(false)
    document.head.append(element)
  })
  if (!hasArrived) element.remove()
  // React looks for its scripts by this attribute, and would run those again that it doesn't find.
  else element.toggleAttribute('async', element instanceof HTMLScriptElement)
  return hasArrived
}

/** Creates the element for a style sheet or a script. Scripts requested at the same time run in that order. */
function createElement(href: string): HTMLElement {
  if (!href.endsWith('.css')) return Object.assign(document.createElement('script'), { src: href, async: false })
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  // React looks for its style sheets by their precedence.
  link.dataset.precedence = 'next'
  return link
}

/**
 * Starts to load everything that a search needs, all at the same time and before the runtime is ready. On a slow connection, one request after the other
 * would take most of the time until the first answer.
 * @param pageVersion the version of the documentation that the page belongs to, if it's part of it
 */
export function searchAhead(pageVersion: string | undefined): void {
  // The search page itself requests what its address needs.
  if (window.begunSearch || document.querySelector('main input[name=q]')) return
  const preferred = readStored('docs-preferred-version-docs')
  const find = (wanted: string | null | undefined) => docsVersions.find((id) => id === wanted)
  const version = find(pageVersion) ?? find(preferred) ?? docsVersions[0]
  for (const href of searchFiles) addLink('preload', href, href.endsWith('.css') ? 'style' : 'script')
  try {
    if (version) window.begunSearch = beginSearch({ version })
  } catch {
    // Without workers, the page itself searches once the runtime is ready.
  }
}
