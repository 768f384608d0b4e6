import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readPage } from '@/lib/publish/read-page'
import { checkExport } from '@/lib/publish/verify/check-export'
import {
  checkPublishedAnchors,
  type PublishedAnchors,
  publishedAnchorsFile,
  recordAnchors,
} from '@/lib/publish/verify/published-anchors'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { formatProblems } from '@/lib/source/problem'
import { fail } from '../fail'
import { listSiteFiles } from '../publish/site-files'

/**
 * `npm run check -- export`: checks the finished site's links, anchors, assets and titles, and that fragments published earlier still exist. Exits with
 * 1 if something is wrong. With `--record`, adds the fragments of this site to the list of published ones instead.
 */
const { basePath, outDir, preview } = readBuildSettings(process.env)
const { values } = parseArgs({ options: { record: { type: 'boolean' } } })
const files = listFiles().map((file) => `/${file}`)
const pages = files
  // Next writes the not-found page twice; hosts serve 404.html.
  .filter((file) => file.endsWith('.html') && !file.startsWith('/_not-found'))
  .map((file) => readPage(file, readFileSync(path.join(outDir, file), 'utf8')))
const published: PublishedAnchors = existsSync(publishedAnchorsFile)
  ? JSON.parse(readFileSync(publishedAnchorsFile, 'utf8'))
  : {}

if (values.record) {
  const recorded = recordAnchors(published, pages)
  writeFileSync(publishedAnchorsFile, `${JSON.stringify(recorded, null, 2)}\n`)
  console.log(`${publishedAnchorsFile}: ${Object.values(recorded).flat().length} fragments on record`)
} else {
  const fileSet = new Set(files)
  const problems = [
    ...checkExport(pages, {
      files: fileSet,
      origin: config.url,
      basePath,
      isPreview: preview !== undefined,
      folder: outDir,
    }),
    ...checkPublishedAnchors(published, pages, fileSet, basePath),
  ]
  if (problems.length > 0) {
    console.error(formatProblems(problems))
    process.exitCode = 1
  }
  const outcome = problems.length === 0 ? 'no problem' : `${problems.length} problems`
  console.log(`export check: ${pages.length} pages, ${outcome}`)
}

function listFiles(): string[] {
  try {
    return listSiteFiles(outDir)
  } catch (error) {
    return fail((error as Error).message)
  }
}
