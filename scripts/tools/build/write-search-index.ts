import { listEntries } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { toError } from '@/lib/utils/errors'
import { fail } from '../fail'
import { readContents } from './read-contents'
import { writeSearchIndex } from './search-index'

/** Writes the search index into the exported site. */
const { outDir } = readBuildSettings(process.env)
const hrefs = listEntries()
  .filter(isWritten)
  .map(({ href }) => href)
try {
  console.log(writeSearchIndex(readContents(outDir, hrefs), outDir))
} catch (error) {
  fail(toError(error).message)
}
