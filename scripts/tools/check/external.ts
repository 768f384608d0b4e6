import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readPage } from '@/lib/publish/read-page'
import { type ExternalTarget, judgeAnswer, listExternalLinks, type Verdict } from '@/lib/publish/verify/external-links'
import { config } from '@/lib/site/config.mjs'

/**
 * `npm run check -- external`: requests every address on another host that the built site links to. It isn't part of `npm test`, which mustn't depend on
 * other people's servers. A workflow runs it every week.
 */
const hostsAtOnce = 8
const attempts = 3
const pause = 2000
const patience = 20_000
const fixes = {
  refused: 'the host turns programs away: look at it in a browser',
  gone: 'correct or remove the link',
  unreachable: 'try again later, then correct or remove the link',
}

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const pages = files.map((file) => readPage(`/${file}`, readFileSync(path.join('out', file), 'utf8')))
const links = listExternalLinks(pages, config.url)
const verdicts = new Map<ExternalTarget, Verdict>()

// Each host gets one request at a time.
const hosts = new Set(links.map(({ host }) => host)).values()
const work = async () => {
  for (const host of hosts) {
    for (const link of links.filter((other) => other.host === host)) verdicts.set(link, await ask(link.url))
  }
}
await Promise.all(Array.from({ length: hostsAtOnce }, work))

for (const link of links) {
  const verdict = verdicts.get(link)
  if (verdict === 'fine' || verdict === undefined) continue
  const places = link.pages.slice(0, 3).join(', ') + (link.pages.length > 3 ? ` and ${link.pages.length - 3} more` : '')
  console.log(`${link.url} is ${verdict}, from ${places}  (${fixes[verdict]})`)
}
const count = (verdict: Verdict) => [...verdicts.values()].filter((found) => found === verdict).length
console.log(
  `external links: ${links.length} addresses, ${count('gone')} gone, ${count('unreachable')} unreachable, ${count('refused')} refused`,
)
if (links.length > 0 && count('unreachable') === links.length)
  console.log('No host answered at all: is there a network here?')
if (count('gone') + count('unreachable') > 0) process.exitCode = 1

/** Requests an address, and tries again if the host doesn't respond or returns a server error, because most of these problems pass. */
async function ask(url: string): Promise<Verdict> {
  let verdict: Verdict = 'unreachable'
  for (let attempt = 0; attempt < attempts && verdict === 'unreachable'; attempt++) {
    if (attempt > 0) await setTimeout(pause * attempt)
    verdict = judgeAnswer(await fetchStatus(url))
  }
  return verdict
}

async function fetchStatus(url: string): Promise<number | undefined> {
  try {
    // We don't use HEAD, because many hosts respond to it incorrectly.
    const response = await fetch(url, {
      headers: { 'User-Agent': `Mozilla/5.0 (compatible; link check of ${config.url})`, Accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
