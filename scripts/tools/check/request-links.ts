import { z } from 'zod'
import { type ExternalTarget, judgeAnswer, verdicts } from '@/lib/publish/verify/external-links'

const day = 24 * 60 * 60 * 1000
/** How long a link that was fine isn't requested again. A host can't postpone requests for longer either. */
const freshFor = 7 * day
const hostsAtOnce = 8
const attempts = 3
/** Before the second attempt, and twice as long before the third. */
const pause = 2000
/** If a host asks for a longer pause, this run doesn't request anything else from it. */
const longestPause = 60_000
/** How long a host may ask for pauses. Then nobody should wait for it any longer. */
const longestWait = 21 * day

const answer = z.object({
  verdict: z.enum(verdicts),
  /** When it was requested. */
  at: z.number(),
  /** The moment before which the host wants no request. */
  until: z.number().optional(),
  /** When the host first asked for a pause, if it has done nothing else since then. */
  since: z.number().optional(),
})
/** The last answer of each address, as the cache keeps it. */
export const answersSchema = z.record(z.string(), answer)
export type Answer = z.infer<typeof answer>
export type Answers = Readonly<Record<string, Answer>>

/**
 * `patience`: how long a host may take, in milliseconds. `all`: whether to request links again that were fine, or whose host wants no request yet. A test
 * has its own clock, so that it doesn't wait.
 */
type Settings = {
  userAgent: string
  patience: number
  all: boolean
  now: () => number
  wait: (milliseconds: number) => Promise<unknown>
}

/**
 * Requests links, each host one at a time, except those that were fine within the last week, or whose host doesn't want to be asked yet. A host that has
 * asked for nothing but pauses for three weeks is unreachable.
 * @param known the answers of earlier runs
 * @returns the answer of each link, and how many were requested
 */
export async function requestLinks(
  links: readonly ExternalTarget[],
  known: Answers,
  settings: Settings,
): Promise<{ answers: Answers; requested: number }> {
  const answers: Record<string, Answer> = {}
  let requested = 0
  const hosts = new Set(links.map(({ host }) => host)).values()
  const work = async () => {
    for (const host of hosts) {
      const own = links.filter((link) => link.host === host)
      const now = settings.now()
      let until = settings.all ? 0 : Math.max(0, ...own.map(({ url }) => known[url]?.until ?? 0))
      for (const { url } of own) {
        const last = known[url]
        if (!settings.all && last?.verdict === 'fine' && now - last.at < freshFor) {
          answers[url] = last
          continue
        }
        const isWaiting = until > settings.now()
        if (!isWaiting) requested++
        const answer: Answer = isWaiting ? { verdict: 'postponed', at: now, until } : await ask(url, settings)
        until = answer.until ?? 0
        answers[url] = answer.verdict === 'postponed' ? endWait(answer, last?.since) : answer
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  return { answers, requested }
}

/** Returns an answer that asks for a pause, or that the host is unreachable if it has asked for pauses for too long. @param since the first time */
function endWait(answer: Answer, since = answer.at): Answer {
  return { ...answer, since, verdict: answer.at - since < longestWait ? 'postponed' : 'unreachable' }
}

/**
 * Requests an address. It tries again if the host doesn't respond or returns a server error, because most of these problems pass, and if the host asks
 * for a short pause.
 */
async function ask(url: string, settings: Settings): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { status, retryAfter = null } = await fetchStatus(url, settings)
    const now = settings.now()
    const verdict = judgeAnswer(status)
    const asked = status === 429 || status === 503 ? readRetryAfter(retryAfter, now) : undefined
    if (asked === undefined && (verdict !== 'unreachable' || attempt === attempts)) return { verdict, at: now }
    const until = Math.max(asked ?? 0, now + pause * attempt)
    if (until - now > longestPause || attempt === attempts) return { verdict: 'postponed', at: now, until }
    await settings.wait(until - now)
  }
}

/**
 * Returns the moment from which a host wants to be asked again, or undefined if it doesn't say.
 * @param header `Retry-After`, which has seconds or a date (RFC 9110)
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const until = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(until) ? undefined : Math.min(until, now + freshFor)
}

async function fetchStatus(
  url: string,
  { userAgent, patience }: Settings,
): Promise<{ status?: number; retryAfter?: string | null }> {
  try {
    // We don't use HEAD, because many hosts refuse it or respond to it incorrectly.
    const response = await fetch(url, {
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return { status: response.status, retryAfter: response.headers.get('Retry-After') }
  } catch {
    return {}
  }
}
