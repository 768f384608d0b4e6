import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toSearchFiles } from '@/lib/search/index-files'
import { currentVersion } from '@/lib/site/versions'
import { readSynonyms } from '@/lib/source/search-data'
import { readBuiltIndex } from '@/lib/testing/built-index'
import { createFlexSearch, createMiniSearch, createOramaEngine, createOurs } from './engines'
import { type Engine, evaluate, type Score } from './evaluate'
import { createLunr } from './lunr-easyops'
import { makeQueries, type Query } from './make-queries'
import { measureSize, timeQueries } from './measure-times'
import { readQueries } from './read-queries'

const seeds = [2, 11]
const each = 60

const toPercent = ({ first, three }: Score) => `${(100 * first).toFixed(0)}/${(100 * three).toFixed(0)}`
const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(0)

/** Compares our search with other engines (`npm run bench -- --search`): how good results are, how fast they come, and how much there is to download. */
export async function measureSearch(say: (line: string) => void): Promise<void> {
  const sets = readBuiltIndex()
  const current = sets.filter(({ version }) => !version || version === currentVersion.id)
  const records = current.flatMap((set) => set.records)
  const synonyms = readSynonyms()
  const engines = [
    createOurs(current, synonyms),
    createOurs(current, []),
    createMiniSearch(records),
    createLunr(records),
    await createOramaEngine(records),
    await createFlexSearch(records, 'strict'),
    await createFlexSearch(records, 'forward'),
  ]
  const made = seeds.map((seed) => makeQueries(records, { seed, each, synonyms }))
  const written = readQueries().filter(({ targets }) => targets.length > 0)
  // Timing every sixth query is enough.
  const questions = [...made.flat(), ...written].flatMap(({ q }, at) => (at % 6 ? [] : [q]))

  say(`\n## ${new Date().toISOString().slice(0, 10)}, search, Node ${process.versions.node}\n`)
  say(
    `${records.length} sections of ${new Set(records.map(({ url }) => url)).size} pages. Cells: the first answer is right / one of the first three is, in percent. "synonym" uses our own list: it says that the list works.`,
  )
  for (const [index, queries] of made.entries())
    await compare(`Made from the records, seed ${seeds[index]}, ${each} of each kind`, engines, queries, say)
  await compare('Written by hand, by area; nothing is tuned for "held-back"', engines, written, say)
  await weigh(engines, questions, say)

  say('\nOurs on larger sites, made by repeating and altering the records; milliseconds:\n')
  say('| sections | index of titles | first result | with texts | query p50 | query p95 |')
  say('|---|---|---|---|---|---|')
  for (const sections of [1600, 10_000]) say(await measureSize(records, sections, synonyms, questions))

  say('\nIndex files, KB in brotli / gzip:\n\n| area | sections | titles | texts |\n|---|---|---|---|')
  let total = 0
  for (const set of sets) {
    const files = toSearchFiles(set)
    const titles = compress(JSON.stringify(files.titles))
    const rest = compress(JSON.stringify(files.texts))
    if (current.includes(set)) total += titles.brotli + rest.brotli
    const show = ({ brotli, gzip }: typeof rest) => `${toKilobytes(brotli)} / ${toKilobytes(gzip)}`
    say(`| ${set.context} ${set.version ?? ''} | ${set.records.length} | ${show(titles)} | ${show(rest)} |`)
  }
  const list = compress(JSON.stringify(synonyms))
  say(`| synonyms, in the worker | | ${toKilobytes(list.brotli)} / ${toKilobytes(list.gzip)} | |`)
  say(
    `\nThe current version, synonyms included: ${toKilobytes(total + list.brotli)} KB in brotli (limit: lib/publish/search/search-records.test.ts).`,
  )
}

async function compare(
  title: string,
  engines: readonly Engine[],
  queries: readonly Query[],
  say: (line: string) => void,
) {
  const kinds = ['all', ...new Set(queries.map(({ kind }) => kind))]
  say(`\n${title} (${queries.length}):\n\n| engine | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---|').join('')}`)
  for (const engine of engines) {
    const { scores } = await evaluate(engine, queries)
    say(`| ${engine.name} | ${kinds.map((kind) => (scores[kind] ? toPercent(scores[kind]) : '')).join(' | ')} |`)
  }
}

async function weigh(engines: readonly Engine[], questions: readonly string[], say: (line: string) => void) {
  say('\nTime of a query, and what a browser loads for the index (that of MiniSearch has no texts for snippets):\n')
  say('| engine | p50, ms | p95, ms | KB in brotli / gzip |\n|---|---|---|---|')
  for (const engine of engines) {
    const { p50, p95 } = await timeQueries(engine, questions)
    const { brotli, gzip } = compress(engine.download ?? '')
    say(`| ${engine.name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${toKilobytes(brotli)} / ${toKilobytes(gzip)} |`)
  }
}

function compress(text: string): { brotli: number; gzip: number } {
  return { brotli: brotliCompressSync(text).length, gzip: gzipSync(text, { level: 9 }).length }
}
