import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toCaddy } from '@/lib/deploy/caddy'
import { buildHostRules, type Redirect } from '@/lib/deploy/host-rules'
import { toNginx } from '@/lib/deploy/nginx'
import { findRefresh } from '@/lib/deploy/refresh'
import { toGitHubPagesNotes, toHeadersFile, toRedirectsFile } from '@/lib/deploy/static-hosts'
import { toPagePath } from '@/lib/export-check/site-files'

/**
 * Writes the configurations of hosts into `deploy/`, and into the site's folder those that stand there. Addresses whose page only leads on become
 * redirects.
 * @param moved redirects that are for good
 * @param basePath as in `buildHostRules`
 */
export function writeDeployFiles(out: string, deploy: string, moved: readonly Redirect[] = [], basePath = ''): void {
  const entries = listRefreshes(out, basePath).filter(({ from }) => !moved.some((redirect) => redirect.from === from))
  const rules = buildHostRules([...moved, ...entries], basePath)
  const files = {
    'nginx.conf': toNginx(rules),
    Caddyfile: toCaddy(rules),
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(rules),
    'github-pages.md': toGitHubPagesNotes(rules),
  }
  mkdirSync(deploy, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(deploy, name), text)
  for (const name of ['_headers', '_redirects'] as const) writeFileSync(path.join(out, name), files[name])
  writeFileSync(path.join(out, '.nojekyll'), '')
}

/** Addresses in the pages have the base path, files have not; the rules add it to both. */
function listRefreshes(out: string, basePath: string): Redirect[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .flatMap((name) => {
      const target = findRefresh(readFileSync(path.join(out, name), 'utf8'))
      const to = target?.startsWith(`${basePath}/`) ? target.slice(basePath.length) : target
      return to ? [{ from: toPagePath(`/${name.replaceAll(path.sep, '/')}`), to, status: 302 as const }] : []
    })
}
