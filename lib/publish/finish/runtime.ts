import { anyChunk, payloadName, payloadScript, runtimePreload, runtimeScript, runtimeStarter } from './next-output'

type Tools = {
  /**
   * The script that loads the files. It reads their list from `runtimeFiles`, the address of the page's whole style sheet from `runtimeSheet`, and whether
   * the page needs the files at once from `isWanted`.
   */
  loader: string
  /** The address of the page's whole style sheet, which the page itself doesn't load. */
  sheet?: string | undefined
  /** The version of the documentation that the page belongs to. The loader reads it from `docsVersion`. */
  version?: string | undefined
  /** Writes a script to a file and returns the file's address. */
  writeFile: (script: string) => string
}

/** Returns whether the page is one of the framework's. Others only redirect to another address. */
export const hasRuntime = (html: string): boolean => html.includes(`self.${payloadName}`)

/**
 * Returns the page with a loader instead of the framework's script tags (`lib/browser/runtime`). The loader uses the same files, but it fetches them when
 * the page is idle and runs them at the first sign of a reader. The data with which React takes over the page become the first of these files, so that a
 * reader loads each page only once. The loader is at the end of the body, because nothing it does is needed for the first paint, or in the head of a page
 * that wants the runtime. A page that isn't the framework's stays as it is.
 * @throws if the page names no such files, or names some in an unknown way, because Next then writes its tags differently
 */
export function deferRuntime(html: string, { loader, sheet, version, writeFile }: Tools): string {
  if (!hasRuntime(html)) return html
  const files = listRuntimeFiles(html)
  const list = toLiteral([writeFile(joinPayload(html)), ...files])
  const isWanted = html.includes(' data-runtime="now"')
  const place = isWanted ? '</head>' : '</body>'
  const settings = `runtimeFiles=${list},runtimeSheet=${toLiteral(sheet)},docsVersion=${toLiteral(version)},isWanted=${isWanted}`
  // The text of such a page comes with the runtime, so an early paint would only show the bars, and fonts that arrive after it would move them.
  const start = isWanted ? html.replace('href="#navbar" blocking="render"', 'href="#main" blocking="render"') : html
  const page = start
    .replace(payloadScript, '')
    .replace(runtimeScript, '')
    .replace(runtimePreload, '')
    .replace(place, () => `<script>{const ${settings};${loader}}</script>${place}`)
  const left =
    page.match(anyChunk)?.find((tag) => !tag.includes(' noModule=""')) ??
    page.match(/<script>[^<]{0,80}self\.__next_f[^<]{0,80}/)?.[0]
  if (left) throw new Error(describeFault(`this one isn't understood: ${left}`))
  return page
}

/** Returns the files that a script written by `deferRuntime` loads, beginning with the copy of the page. For any other script, the array is empty. */
export function readDeferredFiles(script: string): string[] {
  const [, list = '[]'] = /^\{const runtimeFiles=(\[[^\]]*\]),/.exec(script) ?? []
  return JSON.parse(list) as string[]
}

/** Lists the framework's files that a page names. The one that starts it comes last, because the loader only runs the last file when all others have run. */
function listRuntimeFiles(html: string): string[] {
  const files = new Set(Array.from(html.matchAll(runtimeScript), ([, src = '']) => src))
  if (files.size === 0) throw new Error(describeFault('there is no script of the framework'))
  const [starter, ...more] = [...files].filter((file) => runtimeStarter.test(file))
  if (!starter || more.length > 0) throw new Error(describeFault('exactly one script must be named turbopack-….js'))
  files.delete(starter)
  return [...files, starter]
}

/** Returns React's data for the page as one script. */
function joinPayload(html: string): string {
  const parts = Array.from(html.matchAll(payloadScript), ([, script = '']) => script)
  if (parts.length < 2) throw new Error(describeFault('there is no payload'))
  return `${parts.join(';\n')};\n`
}

const toLiteral = (value: unknown = null) => JSON.stringify(value).replaceAll('<', '\\u003c')

const describeFault = (what: string) =>
  `The framework's script tags aren't as expected: ${what}. Adapt lib/publish/finish/next-output.ts to what Next writes now, or set deferRuntime to false in lib/site/config.mjs.`
