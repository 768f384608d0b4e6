const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/**
 * A line of the router's data that asks the browser to fetch a sheet early. The data of every page contain such lines for the not-found page, although it
 * never shows that one, because a static host serves a separate page for an unknown address. In HTML, the data are a string in a script.
 */
const hint = /:HL\[(\\?")([^"\\]+\.css)\1,\1style\1\](?:\\n|\n)/g

/** The same in the head, for the sheets of the not-found page and the crash page. The page's own sheets have their own links. */
const preload = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g

/** An exported page: its HTML, and the data files from which the router draws it, by their path in `out/`. */
export type ExportedPage = { html: string; data: ReadonlyMap<string, string> }

/** The page with one style sheet, whose address is `merged`. `sheets` are the addresses that the page had before. */
export type MergedPage = ExportedPage & { sheets: readonly string[]; merged?: string }

/** The files of a part that is loaded on demand, as Next writes them into a script. They're relative to `_next/`. */
const lazyFiles = /\["static\/chunks\/[^\]]+"\]/g

/**
 * Returns the script with one style sheet instead of several for each part that it loads on demand.
 * @param toFile writes one sheet with the content of the others, and returns its path from `_next/` on
 */
export function mergeLazyStyles(script: string, toFile: (sheets: readonly string[]) => string): string {
  return script.replace(lazyFiles, (list) => {
    const files = JSON.parse(list) as string[]
    const sheets = files.filter((file) => file.endsWith('.css'))
    if (sheets.length < 2) return list
    return JSON.stringify([...files.filter((file) => !sheets.includes(file)), toFile(sheets)])
  })
}

/** Lists the files of each part that a script loads on demand. They're relative to `_next/`. */
export function listLazyParts(script: string): string[][] {
  return Array.from(script.matchAll(lazyFiles), ([list]) => JSON.parse(list) as string[])
}

/** Returns the addresses of a page's style sheets in order. */
export function listStylesheets(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(stylesheet), ([, href = '']) => href))]
}

/**
 * Returns the page with one style sheet instead of several, which means one request and one dictionary for compression. Next cuts its own chunks fine
 * (`cssChunking` in next.config.mjs), so that a page contains only the styles for its kind. The page's data files name the same sheet, so React considers
 * it loaded, and a client navigation to another kind of page fetches that kind's sheet.
 * @param toHref returns the address of the file that contains all `sheets`
 */
export function mergeStyles(page: ExportedPage, toHref: (sheets: readonly string[]) => string): MergedPage {
  const html = page.html.replace(preload, '')
  const { data } = page
  const sheets = listStylesheets(html)
  if (sheets.length < 2) return { html, data, sheets }
  const merged = toHref(sheets)
  const rename = (text: string) =>
    sheets.reduce(
      (all, href) => all.replaceAll(href, merged),
      text.replace(hint, (line, _quote, href) => (sheets.includes(href) ? line : '')),
    )
  let isFirst = true
  const withOneLink = html.replace(stylesheet, (link) => {
    const kept = isFirst ? link : ''
    isFirst = false
    return kept
  })
  return {
    html: rename(withOneLink),
    data: new Map([...data].map(([path, text]) => [path, rename(text)])),
    sheets,
    merged,
  }
}
