import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const binaries = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types']

/**
 * Serves a tree of previews with nginx and the rules that deploy/ offers for it.
 * @param isInSite whether they're part of the server in `deploy/nginx.conf`, which serves the site from the same tree
 * @returns a function that stops nginx
 */
export async function startPreviewsHost(tree: string, port: number, isInSite = false): Promise<() => Promise<void>> {
  const binary = binaries.find((file) => existsSync(file))
  const types = mimeTypes.find((file) => existsSync(file))
  if (!binary || !types) throw new Error('nginx is not installed. Debian: apt-get install nginx-light')
  const folder = mkdtempSync(path.join(tmpdir(), 'previews-host-'))
  const config = path.join(folder, 'nginx.conf')
  const server = isInSite ? readSiteServer(path.resolve(tree), port) : buildServer(path.resolve(tree), port)
  writeFileSync(config, buildConfig({ folder, types, server }))
  execFileSync(binary, ['-t', '-c', config], { stdio: 'pipe' })
  const child = spawn(binary, ['-c', config], { stdio: 'inherit' })
  await waitFor(`http://localhost:${port}/previews`, child)
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildConfig({ folder, types, server }: { folder: string; types: string; server: string }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  include ${types}; access_log off; charset utf-8;
  ${temporary}
  ${server}
}
`
}

const include = () => `include ${path.resolve('deploy/nginx-previews.conf')};`

function buildServer(tree: string, port: number): string {
  return `server { listen ${port}; root ${tree}; absolute_redirect off; ${include()} }`
}

/** Returns the site's server without the Brotli module, which previews don't need. */
function readSiteServer(tree: string, port: number): string {
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080', `listen ${port}`)
    .replace('/var/www/site', tree)
    .replace('brotli_static on;', '')
    .replace(/\}\s*$/, `${include()}\n}`)
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (server.exitCode !== null) break
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nginx does not answer at ${url}`)
}
