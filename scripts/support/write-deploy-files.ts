import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listMovedPages, listRedirects } from '@/lib/content'
import { toCaddy } from '@/lib/deploy/caddy'
import { buildHostRules, type Redirect } from '@/lib/deploy/host-rules'
import { toNginx } from '@/lib/deploy/nginx'
import { toNginxPreviews } from '@/lib/deploy/nginx-previews'
import { toGitHubPagesNotes, toHeadersFile, toRedirectsFile } from '@/lib/deploy/static-hosts'
import { toMarkdownRedirects } from '@/lib/discovery/redirects'

/** Writes the hosts' configuration into `deploy/`, and the files that belong in the site's folder there too. @param basePath as in `buildHostRules` */
export function writeDeployFiles(out: string, deploy: string, basePath = ''): void {
  const rules = buildHostRules(listHostRedirects(), basePath)
  const files = {
    'nginx.conf': toNginx(rules),
    'nginx-previews.conf': toNginxPreviews(buildHostRules()),
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

/** Lists the redirects from pages' old and short addresses, and from the old addresses of their Markdown. */
function listHostRedirects(): Redirect[] {
  return [...listRedirects(), ...toMarkdownRedirects(listMovedPages())]
    .map(({ from, to, kind }) => ({ from, to, status: kind === 'moved' ? (301 as const) : (302 as const) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
