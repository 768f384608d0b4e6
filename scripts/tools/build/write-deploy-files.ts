import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '@/lib/catalogue/entries'
import { listRedirects, listWrittenRedirects, toMarkdownRedirects } from '@/lib/publish/discovery/redirects'
import { toCaddy } from '@/lib/publish/hosts/caddy'
import { toNginx, toNginxPreviews } from '@/lib/publish/hosts/nginx'
import { buildHostRules, type HostRedirect } from '@/lib/publish/hosts/rules'
import { toGitHubPagesNotes, toHeadersFile, toRedirectsFile } from '@/lib/publish/hosts/static-hosts'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { readArguments } from '../fail.mjs'
import { compressFiles } from '../publish/compress-files'
import { requireBuilt } from './ensure-built.mjs'

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

/** `npm run deploy -- files`: rewrites the hosts' configuration files for the existing `out/`, and compresses its files for nginx and Caddy. */
export async function rewriteDeployFiles(): Promise<void> {
  readArguments({})
  requireBuilt()
  writeDeployFiles('out', 'deploy', readBuildSettings(process.env).basePath)
  console.log(
    'deploy/ is up to date: nginx.conf, nginx-previews.conf, Caddyfile, _headers, _redirects, github-pages.md',
  )
  const { files, packed } = await compressFiles('out', '.generated/compressed')
  console.log(`out/ has compressed copies of ${files} files for nginx and Caddy (.br and .gz, ${packed} of them new)`)
}

/** Lists the redirects from pages' old and short addresses, and from the old addresses of their Markdown. */
function listHostRedirects(): HostRedirect[] {
  const entries = listEntries()
  return [...listRedirects(entries), ...toMarkdownRedirects(listWrittenRedirects(entries))]
    .map(({ from, to, kind }) => ({ from, to, status: kind === 'moved' ? (301 as const) : (302 as const) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
