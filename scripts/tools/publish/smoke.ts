import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { previewsPath } from '@/lib/publish/preview/preview'
import {
  type HostAbilities,
  type Probe,
  type PublishedFiles,
  planSmokeCheck,
  type Reply,
  type SmokeCheck,
} from '@/lib/publish/verify/smoke'
import { keptFile, readKept } from './kept-files'
import { listPlainFiles } from './site-files'
import { lockFile } from './tree-lock'

/** Between two rounds, in milliseconds. */
const pause = 5000
/** How long a host may take for one response, in milliseconds. */
const patience = 15_000

type Smoke = {
  /** Where the site is published, such as `https://site.example`. */
  origin: string
  /** A folder with the published tree. */
  tree: string
  abilities?: HostAbilities
  /** How long to retry, in milliseconds, because a host may take a while to serve a new deploy. */
  wait?: number
  /** Called with what's wrong before each retry. */
  onRetry?: (problems: readonly string[]) => void
}

/**
 * Requests an example of each kind of page and file from a host, and compares the responses with the published tree. Retries what's wrong until
 * everything is right or the time is up.
 * @returns how many addresses it requested, and what was still wrong at the end
 */
export async function smokeTest({ origin, tree, abilities = 'all', wait = 0, onRetry }: Smoke): Promise<{
  asked: number
  problems: string[]
}> {
  const { probes, judge } = planSmokeCheck(openTree(tree), abilities)
  const end = Date.now() + wait
  for (let left = probes; ; await sleep(pause)) {
    const found = await Promise.all(
      left.map(async (probe) => ({ probe, problem: await askAndJudge(origin, probe, judge) })),
    )
    const wrong = found.filter(({ problem }) => problem !== undefined)
    const problems = wrong.map(({ probe, problem }) => `${origin}${probe.path} (${probe.kind}) ${problem}`)
    if (problems.length === 0 || Date.now() + pause > end) return { asked: probes.length, problems }
    onRetry?.(problems)
    left = wrong.map(({ probe }) => probe)
  }
}

/** Reads the site in a published tree. */
function openTree(tree: string): PublishedFiles {
  const names = listPlainFiles(tree, ['.git', previewsPath.slice(1), lockFile, keptFile])
  return {
    files: new Set(names.map((name) => `/${name}`)),
    earlier: readKept(tree, names, new Date())
      .slice(1)
      .flatMap(({ files }) => files.map((file) => `/${file}`)),
    read: (file) => readFileSync(path.join(tree, file)),
  }
}

async function askAndJudge(origin: string, probe: Probe, judge: SmokeCheck['judge']): Promise<string | undefined> {
  try {
    return judge(probe, await ask(origin + probe.path))
  } catch (error) {
    const { message, cause } = error as Error
    return `can't be reached: ${cause instanceof Error ? cause.message || String(cause) : message}`
  }
}

async function ask(url: string): Promise<Reply> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { Accept: '*/*', 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(patience),
  })
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
