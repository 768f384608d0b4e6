/** The framework's scripts as Next 16.4 with Turbopack writes them. The one without `async` defers nothing: browsers with modules skip it. */
const runtimeScript = /<script src="([^"]*\/_next\/static\/chunks\/[^"]+\.js)" async=""><\/script>/g
const runtimePreload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** The one that starts the framework as soon as it runs. */
const starter = /\/turbopack-[^/]+\.js$/
const anyChunk = /<(?:script|link)[^>]*\/_next\/static\/chunks\/[^"]+\.js"[^>]*>/g
/** What React needs to take the page over: a second copy of it as data. Pages that only lead on to another address have none. */
const payloadScript =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\))<\/script>/g
const payloadName = '__next_f'

/** Returns the files of the framework's runtime that a page names, each once, in order. */
export function listRuntimeFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(runtimeScript), ([, src = '']) => src))]
}

/** Moves the file that starts the framework to the end, because the loader runs the last file only once all others have run. */
function putStarterLast(files: readonly string[]): string[] {
  const [last, ...more] = files.filter((file) => starter.test(file))
  if (!last || more.length > 0) throw new Error(describeFault('exactly one script must be named turbopack-….js'))
  return [...files.filter((file) => file !== last), last]
}

/** The files that a script written by `deferRuntime` loads, the copy of the page first; none for any other script. */
export function readDeferredFiles(script: string): string[] {
  const [, list = '[]'] = /^\{const runtimeFiles=(\[[^\]]*\]),/.exec(script) ?? []
  return JSON.parse(list) as string[]
}

/** Whether the page is one of the framework's; others only lead on to another address. */
export const hasRuntime = (html: string): boolean => html.includes(`self.${payloadName}`)

/** Whether a part of the page needs the runtime at once. */
export const wantsRuntime = (html: string): boolean => html.includes(' data-runtime="now"')

type Tools = {
  /**
   * The script that loads the files. It finds their list as `runtimeFiles`, the page's whole style sheet as `runtimeSheet`, and as `isWanted` whether the
   * page wants them at once.
   */
  loader: string
  /** The address of the style sheet that the page comes without. */
  sheet?: string | undefined
  /** The version of the documentation that the page belongs to, which the loader finds as `docsVersion`. */
  version?: string | undefined
  /** Keeps a script as a file, and tells its address. */
  writeFile: (script: string) => string
}

/**
 * The page with a loader in place of the framework's script tags (`lib/browser/runtime`): they are the same files, fetched when the page is
 * idle and run at the first sign of a reader. What React takes the page over with becomes the first of them, so that a reader loads each page once.
 * The loader is at the end of the body, because nothing it does is needed for the first paint, or in the head of a page that wants the runtime. A page that isn't the framework's stays
 * as it is.
 * @throws when the page names no such files, or names some in a way that this function does not know: then Next writes its tags otherwise
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
