/** The framework's scripts, as Next 16.4 with Turbopack writes them. The one without `async` isn't among them, because browsers with modules skip it. */
const runtimeScript = /<script src="([^"]*\/_next\/static\/chunks\/[^"]+\.js)" async=""><\/script>/g
const runtimePreload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** The script that starts the framework as soon as it runs. */
const starter = /\/turbopack-[^/]+\.js$/
const anyChunk = /<(?:script|link)[^>]*\/_next\/static\/chunks\/[^"]+\.js"[^>]*>/g
/** The data that React needs to take over the page, which are a second copy of it. Pages that only redirect to another address don't have any. */
const payloadScript =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\))<\/script>/g
const payloadName = '__next_f'

/** Returns the framework's runtime files that a page names, without duplicates, in order. */
export function listRuntimeFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(runtimeScript), ([, src = '']) => src))]
}

/** Moves the file that starts the framework to the end, because the loader runs the last file only once all others have run. */
function putStarterLast(files: readonly string[]): string[] {
  const [last, ...more] = files.filter((file) => starter.test(file))
  if (!last || more.length > 0) throw new Error(describeFault('exactly one script must be named turbopack-….js'))
  return [...files.filter((file) => file !== last), last]
}

/** Returns the files that a script written by `deferRuntime` loads, beginning with the copy of the page. For any other script, the array is empty. */
export function readDeferredFiles(script: string): string[] {
  const [, list = '[]'] = /^\{const runtimeFiles=(\[[^\]]*\]),/.exec(script) ?? []
  return JSON.parse(list) as string[]
}

/** Returns whether the page is one of the framework's. Others only redirect to another address. */
export const hasRuntime = (html: string): boolean => html.includes(`self.${payloadName}`)

/** Returns whether a part of the page needs the runtime at once. */
export const wantsRuntime = (html: string): boolean => html.includes(' data-runtime="now"')

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
  const payload = Array.from(html.matchAll(payloadScript), ([, script = '']) => script)
  if (files.length === 0) throw new Error(describeFault('there is no script of the framework'))
  if (payload.length < 2) throw new Error(describeFault('there is no payload'))
  const list = toLiteral([writeFile(`${payload.join(';\n')};\n`), ...putStarterLast(files)])
  const isWanted = wantsRuntime(html)
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
  if (left) throw new Error(describeFault(`this one is not understood: ${left}`))
  return page
}

const toLiteral = (value: unknown = null) => JSON.stringify(value).replaceAll('<', '\\u003c')

const describeFault = (what: string) =>
  `The framework's script tags are not as expected: ${what}. Adapt lib/finish/defer-runtime.ts to what Next writes now, or set deferRuntime to false in lib/site/config.mjs.`
