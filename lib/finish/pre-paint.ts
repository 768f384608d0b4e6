/** Stands in a build for the script of `lib/browser/pre-paint`: React's own copy of each page would carry all of it a second time. */
export const prePaintPlaceholder = '/* pre-paint */'

/** The page with the script in its place. A page without a place for it stays as it is: it only leads on to another address. */
export function insertPrePaint(html: string, script: string): string {
  return html.replace(`<script>${prePaintPlaceholder}</script>`, () => `<script>${script}</script>`)
}
