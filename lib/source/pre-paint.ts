import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A placeholder for the script of `lib/browser/pre-paint` during a build. Otherwise, React's own copy of each page would contain the script a second time.
 */
export const prePaintPlaceholder = '/* pre-paint */'

/**
 * Returns the script for `<head>`, which the build bundles from `lib/browser/pre-paint` and what else runs there without the loader. In a build, it returns
 * the text that the last step replaces.
 */
export function readPrePaintScript(): string {
  if (process.env.NODE_ENV === 'production') return prePaintPlaceholder
  const read = (name: string) =>
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', name), 'utf8').trim()
  return [
    `const fontFiles=[];`,
    ...['pre-paint.js', 'text-start.js', 'missing-files.js', 'page-end.js'].map(read),
  ].join('\n')
}
