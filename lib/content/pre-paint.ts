import { readFileSync } from 'node:fs'
import path from 'node:path'
import { prePaintPlaceholder } from '../finish/pre-paint'

/** The script for `<head>`, bundled by `npm run build:content` from `lib/browser/pre-paint`; in a build what the last step puts it in place of. */
export function readPrePaintScript(): string {
  if (process.env.NODE_ENV === 'production') return prePaintPlaceholder
  return readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'pre-paint.js'), 'utf8').trim()
}
