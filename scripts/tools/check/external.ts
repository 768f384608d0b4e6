import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readPage } from '@/lib/publish/read-page'
import { listExternalLinks, type Verdict } from '@/lib/publish/verify/external-links'
import { config } from '@/lib/site/config.mjs'
import { formatDate } from '@/lib/utils/date'
import { count } from '@/lib/utils/text'
import { requireBuilt } from '../build/ensure-built.mjs'
import { readArguments } from '../fail.mjs'
import { writeWhole } from '../write-file'
import { type Answer, type Answers, answersSchema, requestLinks } from './request-links'

/**
 * `npm run check -- external`: requests every address on another host that the built site links to. It isn't part of `npm test`, which mustn't depend on
 * other people's servers. A workflow runs it twice a week. Links that were fine within the last week aren't requested again, unless you add `--all`.
 */
const cache = '.generated/external-links.json'
const fixes: Record<Exclude<Verdict, 'fine'>, (answer: Answer) => string> = {
  refused: () => 'the host blocks automated requests: open the link in a browser',
  gone: () => 'correct or remove the link',
  unreachable: ({ since }) =>
    since === undefined
      ? 'try again later, then correct or remove the link'
      : `the host has told us to wait since ${formatDate(new Date(since).toISOString().slice(0, 10))}: open the link in a browser, and correct or remove it if it doesn't work`,
  postponed: ({ until = 0 }) =>
    `the host asked us to wait: run this again after ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
}

const { all } = readArguments({ options: { all: { type: 'boolean', default: false } } }).values
requireBuilt()
const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const pages = files.map((file) => readPage(`/${file}`, readFileSync(path.join('out', file), 'utf8')))
const links = listExternalLinks(pages, config.url)
const { answers, requested } = await requestLinks(links, readCache(), {
  userAgent: `Mozilla/5.0 (compatible; link check of ${config.url})`,
  patience: 20_000,
  all,
  now: Date.now,
  wait: setTimeout,
})
writeWhole(cache, JSON.stringify(answers, null, 1))

for (const { url, pages } of links) {
  const answer = answers[url]
  if (!answer || answer.verdict === 'fine') continue
  const places = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ` and ${pages.length - 3} more` : '')
  console.log(`${url} is ${answer.verdict}, linked from ${places}  (${fixes[answer.verdict](answer)})`)
}
const countOf = (verdict: Verdict) => Object.values(answers).filter((answer) => answer.verdict === verdict).length
const counts = (['gone', 'unreachable', 'refused', 'postponed'] as const).map(
  (verdict) => `${countOf(verdict)} ${verdict}`,
)
console.log(
  `external links: ${count(links.length, 'address', 'addresses')}, ${requested} of them requested, ${counts.join(', ')}`,
)
if (links.length > 0 && countOf('unreachable') === links.length)
  console.log('No host answered at all: is there a network here?')
if (countOf('gone') + countOf('unreachable') > 0) process.exitCode = 1

/** Returns the answers of the last run, or nothing if the file is missing or damaged. */
function readCache(): Answers {
  try {
    return answersSchema.parse(JSON.parse(readFileSync(cache, 'utf8')))
  } catch {
    return {}
  }
}
