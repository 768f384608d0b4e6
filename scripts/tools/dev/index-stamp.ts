import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../write-file'

const file = '.generated/search-stamp'

/** Returns the stamp of the content that's published. It changes with each save. */
export const readStamp = () => readFileSync(path.resolve('.generated/stamp.mjs'), 'utf8')

/** Returns the stamp of the content that the search index was made of, or undefined if there's no index yet. */
export const findIndexStamp = () =>
  existsSync(path.resolve(file)) ? readFileSync(path.resolve(file), 'utf8') : undefined

/** Notes what the search index was made of. */
export const writeIndexStamp = (stamp: string) => writeWhole(path.resolve(file), stamp)
