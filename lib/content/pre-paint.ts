import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The script for `<head>`, bundled by `npm run build:content` from `lib/browser/pre-paint`. */
export function readPrePaintScript(): string {
  return readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'pre-paint.js'), 'utf8').trim()
}
