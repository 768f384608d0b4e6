/**
 * A placeholder for the script of `lib/browser/pre-paint` during a build. Otherwise, React's own copy of each page would contain the script a second time.
 */
export const prePaintPlaceholder = '/* pre-paint */'

/** Returns the page with the script instead of the placeholder. A page without a placeholder only redirects to another address, so it stays as it is. */
export function insertPrePaint(html: string, script: string): string {
  return html.replace(`<script>${prePaintPlaceholder}</script>`, () => `<script>${script}</script>`)
}
