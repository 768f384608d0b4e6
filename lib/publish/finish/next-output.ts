/**
 * The parts of Next's output that finishing looks for, as Next writes them into `out/` with Turbopack. All other files in this folder use these
 * expressions, so if a new version of Next writes something else, adapt them here. `next-output.test.ts` explains how to find out.
 */

/** The version of Next that these expressions were last compared with. */
export const knownNextVersion = '16.4.3'

/** A page's style sheet. The first group is its address. */
export const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/** A preload of a style sheet. Next only writes these for the not-found page and the crash page, because a page's own sheets have their own links. */
export const sheetPreload = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g

/**
 * A line of the router's data that asks the browser to fetch a sheet early; the second group is its address. The data of every page contain such lines for
 * the not-found page, although it never shows that one, because a static host serves a separate page for an unknown address. In HTML, the data are a
 * string in a script.
 */
export const sheetHint = /:HL\[(\\?")([^"\\]+\.css)\1,\1style\1\](?:\\n|\n)/g

/** The element of a style sheet in the router's data. The first group is its place in the list of its segment, and the second one its address. */
export const sheetElement = /\["\$","link","(\d+)",\{"rel":"stylesheet","href":"([^"]+)"[^{}]*\}\]/g

/** The files of a part that's loaded on demand, as a list in a script. They're relative to `_next/`. */
export const lazyFiles = /\["static\/chunks\/[^\]]+"\]/g

/** A font preload: either a tag, or a line of the router's data that makes React add such a tag. */
export const fontPreload =
  /<link rel="preload"[^>]* as="font"[^>]*>|:HL\[(\\?")[^"\\]+\1,\1font\1,\{[^{}]*\}\](?:\\n|\n)/g

/** A script of the framework; the first group is its address. The one without `async` isn't among them, because browsers with modules skip it. */
export const runtimeScript = /<script src="([^"]*\/_next\/static\/chunks\/[^"]+\.js)" async=""><\/script>/g

export const runtimePreload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g

/** The address of the script that starts the framework as soon as it runs. */
export const runtimeStarter = /\/turbopack-[^/]+\.js$/

/** Any tag that fetches a script of the framework. It finds those that `runtimeScript` and `runtimePreload` don't describe. */
export const anyChunk = /<(?:script|link)[^>]*\/_next\/static\/chunks\/[^"]+\.js"[^>]*>/g

/** The variable of the data that React needs to take over the page. Pages that only redirect to another address don't have any. */
export const dataVariable = '__next_f'

/** One part of these data, which are a second copy of the page. The first part only begins them (the first group); others are lists (the second group). */
export const dataScript =
  /<script>(?:(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))|self\.__next_f\.push\((\[[^<]*\])\))<\/script>/g

/**
 * The router's data files that no browser requests from an export, because they're copies of the file next to the page. The router's own requests are
 * `<page>.txt` when it navigates (`fetch-server-response.js` in Next), and `_tree`, `_index` and `__PAGE__` when it prefetches (`segment-cache/cache.js`).
 */
export const unusedData = /(?:^|\/)__next\._full\.txt$/
