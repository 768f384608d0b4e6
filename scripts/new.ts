import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { listBreakingChanges } from '@/lib/api/breaking-changes'
import { buildDraft, findDraftProblem } from '@/lib/releases/release-template'
import { apiSource, publishedApi } from '@/lib/source/api'
import { findLatestVersion } from '@/lib/source/site-tokens.mjs'
import { fail } from './tools/fail'

/**
 * `npm run new release 2.2`: creates the file for a release, with front matter and today's date. `--date 2026-11-20` sets another date. The API document
 * of today becomes the published one, which later changes of the API are compared with.
 */
const folder = 'content/releases'
const today = new Date().toLocaleDateString('sv-SE')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { date: { type: 'string', default: today } },
})
const [kind, version = ''] = positionals

if (kind !== 'release') fail(`There is nothing called "${kind ?? ''}" to make  (write: npm run new release 2.2)`)
const problem = findDraftProblem(version, values.date, readNewest())
if (problem) fail(problem)
const file = `${folder}/${version}.mdx`
if (existsSync(file)) fail(`${file} is there already  (open it)`)
const breaks = listBreakingChanges(readApi(publishedApi), readApi(apiSource))
if (breaks.length) fail(`${apiSource} breaks programs that use the API  (undo this):\n${breaks.join('\n')}`)
writeFileSync(file, buildDraft(version, values.date))
copyFileSync(apiSource, publishedApi)
console.log(`${file} is made. Fill it in; npm run check:content says what is missing.`)

function readNewest() {
  const newest = findLatestVersion(readdirSync(folder)) ?? '0.0'
  const [, date = ''] = /^date:\s*(\d{4}-\d{2}-\d{2})/m.exec(readFileSync(`${folder}/${newest}.mdx`, 'utf8')) ?? []
  return { version: newest, date }
}

function readApi(file: string) {
  return parse(readFileSync(file, 'utf8'))
}
