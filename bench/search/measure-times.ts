import { createEngine, type SearchEngine } from '@/lib/search/engine'
import { toSearchFiles } from '@/lib/search/index-files'
import type { SearchTexts, SearchTitles } from '@/lib/search/search-file'
import type { SearchRecord } from '@/lib/search/search-record'
import type { SynonymGroup } from '@/lib/search/synonyms'
import type { Engine } from './evaluate'
import { growSet } from './grow-records'

export type Times = { p50: number; p95: number }

/** Measures an engine's query times in milliseconds, as median and 95th percentile. Each query gets its best of three runs, after a warm-up. */
export async function timeQueries({ search }: Pick<Engine, 'search'>, questions: readonly string[]): Promise<Times> {
  for (const question of questions.slice(0, 50)) await search(question)
  const times: number[] = []
  for (const question of questions) {
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now()
      await search(question)
      best = Math.min(best, performance.now() - start)
    }
    times.push(best)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** Measures a site of `sections` sections as a worker loads it: files arrive as text, with the titles before the texts. Returns a table row. */
export async function measureSize(
  records: readonly SearchRecord[],
  sections: number,
  synonyms: readonly SynonymGroup[],
  questions: readonly string[],
): Promise<string> {
  const { titles, texts } = toSearchFiles(growSet(records, sections))
  const [fileText, partTexts] = [JSON.stringify(titles), texts.map((part) => JSON.stringify(part))]
  const start = performance.now()
  const engine: SearchEngine = createEngine([JSON.parse(fileText) as SearchTitles], { synonyms })
  const built = performance.now() - start
  engine.search(questions[0] ?? '')
  const first = performance.now() - start
  for (const part of partTexts) engine.addTexts(0, JSON.parse(part) as SearchTexts)
  engine.search(questions[0] ?? '')
  const whole = performance.now() - start
  const { p50, p95 } = await timeQueries({ search: (query) => [...engine.search(query).hits] }, questions)
  const cells = [built, first, whole].map((time) => time.toFixed(0))
  return `| ${sections} | ${cells.join(' | ')} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`
}
