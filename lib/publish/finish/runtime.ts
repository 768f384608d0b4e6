import { anyChunk, dataScript, dataVariable, runtimePreload, runtimeScript, runtimeStarter } from './next-output'

/** The script that loads the framework's files (`lib/browser/runtime`). */
export type Loader = {
  src: string
  integrity: string
  /** The inline script at the end of the first paragraph (`lib/browser/text-start`). */
  textStart: string
  /** The inline script in front of the rules at the end of the first paragraph (`lib/browser/text-rules`). */
  textRules: string
  /** The inline script that notices if the loader, or another file, doesn't arrive (`lib/browser/missing-files`). */
  watcher: string
}

type Tools = {
  loader: Loader
  /** The address of the page's data, with their hash as its fragment (`/a.txt#sha256-…`). */
  data: string
  /** The address of the page's whole style sheet, which the page itself doesn't load. */
  sheet?: string | undefined
  /** The version of the documentation that the page belongs to. */
  version?: string | undefined
}

/** Returns whether the page is one of the framework's. Others only redirect to another address. */
export const hasRuntime = (html: string): boolean => html.includes(`self.${dataVariable}`)

/**
 * Returns the page without the data with which React takes it over, and these data. They're a second copy of the page, and the same text as the file next
 * to the page (`/a.txt`) from which the router shows it.
 * @throws if the page has no data or has them in an unknown form, because Next then writes its tags differently
 */
export function takeData(html: string): { html: string; data: string } {
  const parts = Array.from(html.matchAll(dataScript), ([, start, part = '']) => ({ start, part }))
  if (parts.length < 2 || !parts[0]?.start) throw new Error(describeFault('there are no data'))
  const data = parts.slice(1).map(({ part }) => {
    const [kind, text] = JSON.parse(part || '[]') as unknown[]
    if (kind !== 1 || typeof text !== 'string') throw new Error(describeFault(`these data aren't text: ${part}`))
    return text
  })
  return { html: html.replace(dataScript, ''), data: data.join('') }
}

/**
 * Returns the page with a loader instead of the framework's script tags. The loader uses the same files, but it fetches them when the page is idle and
 * runs them at the first sign of a reader. The first of its files are the page's data, so that a reader loads each page only once. Nothing that it does is
 * needed for the first paint, so it's a file that all pages share, at the end of the body. A page that wants the runtime names it in its head.
 * @param html a page of the framework without its data, as `takeData` returns it
 * @throws if the page names no files, or names some in an unknown way, because Next then writes its tags differently
 */
export function deferRuntime(html: string, { loader, data, sheet, version }: Tools): string {
  const { src, integrity, watcher } = loader
  const files = listRuntimeFiles(html)
  const isWanted = html.includes(' data-runtime="now"')
  const place = isWanted ? '</head>' : '</body>'
  const settings = {
    'data-files': [data, ...files].join(' '),
    ...(sheet && { 'data-sheet': sheet }),
    ...(version && { 'data-version': version }),
    ...(isWanted && { 'data-wanted': '' }),
  }
  const attributes = Object.entries({ src, integrity, async: '', ...settings }).map(
    ([name, value]) => `${name}="${value}"`,
  )
  const tag = `<script ${attributes.join(' ')}></script>`
  // The loader asks for them too, but only once it's there itself.
  const preloads = isWanted ? files.map((file) => `<link rel="preload" as="script" href="${file}"/>`).join('') : ''
  // The text of such a page comes with the runtime, so an early paint would only show the bars, and fonts that arrive after it would move them.
  const start = isWanted ? html.replace('href="#navbar" blocking="render"', 'href="#main" blocking="render"') : html
  const page = start.replace(runtimeScript, '').replace(runtimePreload, '')
  const left =
    page.match(anyChunk)?.find((tag) => !tag.includes(' noModule=""')) ??
    page.match(/<script>[^<]{0,80}self\.__next_f[^<]{0,80}/)?.[0]
  if (left) throw new Error(describeFault(`this one isn't understood: ${left}`))
  return page.replace(place, () => `<script>${watcher}</script>${preloads}${tag}${place}`)
}

/** Returns the files that a loader's `data-files` names, beginning with the page's data. */
export const readDeferredFiles = (list = ''): string[] =>
  list.split(' ').flatMap((file) => file.replace(/#.*/, '') || [])

/** Lists the framework's files that a page names. The one that starts it comes last, because the loader only runs the last file when all others have run. */
function listRuntimeFiles(html: string): string[] {
  const files = new Set(Array.from(html.matchAll(runtimeScript), ([, src = '']) => src))
  if (files.size === 0) throw new Error(describeFault('there is no script of the framework'))
  const [starter, ...more] = [...files].filter((file) => runtimeStarter.test(file))
  if (!starter || more.length > 0) throw new Error(describeFault('exactly one script must be named turbopack-….js'))
  files.delete(starter)
  return [...files, starter]
}

const describeFault = (what: string) =>
  `The framework's script tags aren't as expected: ${what}. Adapt lib/publish/finish/next-output.ts to what Next writes now, or set deferRuntime to false in lib/site/config.mjs.`
