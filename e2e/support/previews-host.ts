import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const binaries = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types']

/** A tree of previews behind nginx, with the rules that deploy/ offers for it. @returns what stops it */
export async function startPreviewsHost(tree: string, port: number): Promise<() => Promise<void>> {
  const binary = binaries.find((file) => existsSync(file))
  const types = mimeTypes.find((file) => existsSync(file))
  if (!binary || !types) throw new Error('nginx is not installed. Debian: apt-get install nginx-light')
  const folder = mkdtempSync(path.join(tmpdir(), 'previews-host-'))
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, buildConfig({ folder, types, tree: path.resolve(tree), port }))
  execFileSync(binary, ['-t', '-c', config], { stdio: 'pipe' })
  const server = spawn(binary, ['-c', config], { stdio: 'inherit' })
  await waitFor(`http://localhost:${port}/previews`, server)
  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildConfig({ folder, types, tree, port }: { folder: string; types: string; tree: string; port: number }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  include ${types}; access_log off; charset utf-8;
  ${temporary}
  server {
    listen ${port};
    root ${tree};
    absolute_redirect off;
    rewrite ^(.+)/$ $1 permanent;
    include ${path.resolve('deploy/nginx-previews.conf')};
  }
}
`
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
