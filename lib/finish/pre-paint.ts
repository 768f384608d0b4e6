import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Stands for the script until the last step of the build: React's own copy of each page would carry all of it a second time. */
const placeholder = '/* pre-paint */'

/** The script for `<head>`, bundled by `npm run build:content` from `lib/browser/pre-paint`; in a build what `insertPrePaint` puts it in place of. */
export function readPrePaintScript(): string {
  if (process.env.NODE_ENV === 'production') return placeholder
  return readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'pre-paint.js'), 'utf8').trim()
}

/** The page with the script in its place. A page without a place for it stays as it is: it only leads on to another address. */
export function insertPrePaint(html: string, script: string): string {
  return html.replace(`<script>${placeholder}</script>`, () => `<script>${script}</script>`)
}
