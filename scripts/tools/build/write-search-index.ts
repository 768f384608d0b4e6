import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pagesFile } from '@/lib/browser/nearest-pages'
import { listDocs } from '@/lib/catalogue/entries'
import { listSearchSets } from '@/lib/publish/search/search-records'
import { listIndexProblems, toIndexFiles } from '@/lib/search/index-files'
import { currentVersion } from '@/lib/site/versions'
import { readSearchSettings } from '@/lib/source/search-data'
import { shortHash } from '../write-file'

/**
 * Writes the search index, and the names that the not-found page offers, to `public/`, from where `next dev` and `next build` serve them. Fails if
 * searching for a file's headings doesn't find them.
 */
const folder = 'public/search-index'
const index = toIndexFiles(listSearchSets(), readSearchSettings(), shortHash)

const problems = listIndexProblems(index)
if (problems.length > 0) {
  console.error(`The search index has problems:\n  ${problems.join('\n  ')}`)
  console.error('Each of these headings should be found. See lib/search, and content/search/synonyms.yml.')
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const pages = listDocs(currentVersion.id)
  .map(({ href, heading: title }) => ({ href, title }))
  .sort((a, b) => (a.href < b.href ? -1 : 1))
const files = new Map(index.files).set(path.basename(pagesFile), JSON.stringify(pages))
for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
// Old files are removed after the new ones are there, because in development somebody may be reading them.
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name))

const sections = index.areas.reduce((sum, file) => sum + file.sections, 0)
console.log(`search index: ${index.files.size} files of ${sections} sections, each finds what it holds`)
