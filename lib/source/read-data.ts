import path from 'node:path'
import { memo } from './memo.mjs'
import { readJson } from './read-json'

/** The folder of the content's data as JSON. */
export const dataFolder = '.generated/data'

/**
 * Returns where the data of a file in `content/` is as JSON. `npm run build` and `npm run dev` write it once, checked and with its tokens filled in, so
 * that nothing has to parse YAML while pages are rendered.
 * @param file its path from the root of the repository
 * @example toDataFile('content/facts/limits.yml') // => '.generated/data/facts/limits.json'
 */
export function toDataFile(file: string): string {
  return `${dataFolder}/${file.slice('content/'.length).replace(/\.ya?ml$/, '')}.json`
}

/** Returns the data of a file in `content/`. Its schema has been checked. @throws if the file has had problems ever since it was added */
export const readData = memo((file: string): unknown => {
  try {
    return readJson(path.join(/*turbopackIgnore: true*/ process.cwd(), toDataFile(file)))
  } catch (error) {
    throw new Error(
      `${toDataFile(file)} can't be read. Fix the problems in ${file}, and run npm run build or npm run dev.`,
      { cause: error },
    )
  }
})

/**
 * Returns what `read` returns. In `npm run dev`, an error leads to `fallback` instead, because a mistake in one file mustn't take down pages that
 * don't need it, and every page shows the problem in a bar anyway. A build stops at the error.
 */
export function readOrElse<Value>(read: () => Value, fallback: () => Value): Value {
  if (process.env.NODE_ENV !== 'development') return read()
  try {
    return read()
  } catch {
    return fallback()
  }
}
