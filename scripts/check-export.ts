import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatProblems } from '@/lib/content/problem'
import { checkExport } from '@/lib/export-check/check-export'
import { readPage } from '@/lib/export-check/read-page'
import { config } from '@/lib/site/config.mjs'
import { basePath, outDir, preview } from './support/build-settings'
import { fail } from './support/fail'
import { listSiteFiles } from './support/site-files'

/** Checks the finished site: links, anchors, assets, titles. Ends with 1 when something is wrong. */
const files = listFiles().map((file) => `/${file}`)
// Next writes the not-found page twice; hosts serve 404.html.
const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('/_not-found'))
const problems = checkExport(
  pages.map((file) => readPage(file, readFileSync(path.join(outDir, file), 'utf8'))),
  { files: new Set(files), origin: config.url, basePath, isPreview: preview !== undefined, folder: outDir },
)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
}
console.log(
  `export check: ${pages.length} pages, ${problems.length === 0 ? 'no problem' : `${problems.length} problems`}`,
)

function listFiles(): string[] {
  try {
    return listSiteFiles(outDir)
  } catch (error) {
    return fail((error as Error).message)
  }
}
