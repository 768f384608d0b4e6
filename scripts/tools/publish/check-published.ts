import { existsSync } from 'node:fs'
import path from 'node:path'
import type { HostAbilities } from '@/lib/publish/verify/smoke'
import { config } from '@/lib/site/config.mjs'
import { type HostName, isInstalled, startHost } from '../serve/start-host'
import { readRules } from '../serve/static-server.mjs'
import { fetchPublished, pullPublished } from './published-tree'
import { listRecords, readLiveId, type SiteRecord } from './records'
import { smokeTest } from './smoke'
import { withTemporaryTree } from './temporary-tree'

/** The servers that can serve the published tree on this computer. */
const localHosts: Record<string, HostName> = { server: 'own server', nginx: 'nginx', caddy: 'caddy' }

type Check = {
  repository?: string
  /** Where the site is published. By default, `url` of the configuration. */
  url?: string
  /** Checks the published tree on this computer, served by this key of `localHosts`. */
  on?: string
  abilities?: HostAbilities
  /** How many milliseconds to retry for, because a host may take a while to serve a new deploy. */
  wait?: number
  log?: (message: string) => void
}

/** What a smoke check found. `before` is the record to go back to, if there is one. */
type Finding = { origin: string; asked: number; problems: string[]; before?: SiteRecord }

/**
 * Compares the published site with the published branch. If somebody publishes another site in the meantime, starts again with that.
 * @throws {Error} if nothing is published, or the server to use doesn't exist
 */
export async function checkPublished(check: Check = {}): Promise<Finding> {
  const { repository = process.cwd(), log = () => undefined } = check
  for (;;) {
    const { live, ...found } = await withTemporaryTree(repository, async (tree) => {
      await pullPublished(tree, repository)
      if (!existsSync(path.join(tree, 'index.html')))
        throw new Error(
          'No site is published yet, so there is nothing to check. Publish one: npm run deploy -- update --site out',
        )
      return { ...(await askHost(tree, check)), live: await readLiveId(tree, 'HEAD') }
    })
    if (found.problems.length === 0) return found
    const published = await fetchPublished(repository)
    const now = published && (await readLiveId(repository, published))
    if (now === live) return { ...found, before: (await listRecords(repository)).find(({ id }) => id !== live) }
    log('Somebody else has published another site in the meantime, so the check starts again.')
  }
}

async function askHost(tree: string, { url = config.url, on, abilities, wait, log }: Check) {
  const host = on === undefined ? undefined : await startLocalHost(on, tree)
  const origin = host?.origin ?? toOrigin(url)
  try {
    const onRetry = ([first = '', ...others]: readonly string[]) =>
      log?.(`${first}${others.length > 0 ? `, and ${others.length} more` : ''}. Retrying …`)
    return { origin, ...(await smokeTest({ origin, tree, abilities, wait: host ? 0 : wait, onRetry })) }
  } finally {
    await host?.stop()
  }
}

function startLocalHost(name: string, tree: string) {
  const known = localHosts[name]
  if (!known) throw new Error(`--on is "${name}", but must be one of: ${Object.keys(localHosts).join(', ')}.`)
  if (!isInstalled(known))
    throw new Error(`${name} isn't installed. Install it (docs/operators.md explains how), or write: --on server`)
  return startHost(known, tree, '', readRules(tree))
}

/** Returns the address without a slash at the end. */
function toOrigin(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`--url is "${url}", but must be an address such as ${config.url}.`)
  return url.replace(/\/+$/, '')
}
