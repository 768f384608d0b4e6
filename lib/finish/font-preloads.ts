const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g

/**
 * Returns `html` with the font preloads of `from` before its first style sheet, unless it already has some. Next leaves them out of the not-found page,
 * which would then show the fallback fonts on a first visit.
 */
export function copyFontPreloads(from: string, html: string): string {
  const preloads = from.match(fontPreload)
  if (!preloads || html.match(fontPreload)) return html
  return html.replace(/<link rel="stylesheet"/, `${preloads.join('')}$&`)
}
