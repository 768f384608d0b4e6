import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toCaddy } from '@/lib/publish/hosts/caddy'
import { toNginx } from '@/lib/publish/hosts/nginx'
import { buildHostRules, type HostRules } from '@/lib/publish/hosts/rules'
import { parseRedirectsFile } from '@/lib/publish/hosts/static-hosts'
import { brotliModule, findWebServer } from '../install/web-servers.mjs'
import { findFreePort } from './listen.mjs'
import { createStaticServer } from './static-server.mjs'

export type HostName = 'own server' | 'nginx' | 'caddy'

/** A server on a port of this machine. */
export type Host = { origin: string; stop: () => Promise<void> }

/** Returns whether a server can be started here. Our own always can. */
export const isInstalled = (name: HostName) => name === 'own server' || findWebServer(name) !== undefined

/**
 * Serves `root`.
 * @param rules by default, the host's file that the build wrote is used
 */
export async function startHost(name: HostName, root: string, basePath: string, rules?: HostRules): Promise<Host> {
  const port = await findFreePort()
  if (name === 'own server') {
    const server = createStaticServer(root, rules ?? buildRules(basePath)).listen(port, '127.0.0.1')
    return { origin: toOrigin(port), stop: async () => void server.close() }
  }
  if (name === 'caddy') {
    const site = place(rules ? toCaddy(rules) : readDeployFile('Caddyfile', basePath), root, port)
    return startServer(port, (folder) => startCaddy(folder, site))
  }
  const site = place(rules ? toNginx(rules) : readDeployFile('nginx.conf', basePath), root, port)
  return startServer(port, (folder) => startNginx(folder, site))
}

/**
 * Serves a tree of previews with nginx and the rules that the build wrote for it.
 * @param options.isInSite whether the server in `deploy/nginx.conf` serves the previews, as it serves the site from the same tree
 * @param options.port by default, a free one
 */
export async function startPreviewsHost(
  tree: string,
  { isInSite = false, port }: { isInSite?: boolean; port?: number } = {},
): Promise<Host> {
  const chosen = port ?? (await findFreePort())
  const include = `include ${path.resolve('deploy/nginx-previews.conf')};`
  const server = isInSite
    ? readDeployFile('nginx.conf', '').replace(/\}\s*$/, `${include}\n}`)
    : `include ${getMimeTypes()}; charset utf-8; server { listen 8080; root /var/www/site; absolute_redirect off; ${include} }`
  return startServer(chosen, (folder) => startNginx(folder, place(server, path.resolve(tree), chosen)))
}

/** Starts a server that keeps its configuration in a temporary folder. */
async function startServer(port: number, start: (folder: string) => ChildProcess): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  const child = start(folder)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null)
      await Promise.all([once(child, 'exit'), child.kill('SIGTERM')])
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = toOrigin(port)
  await waitFor(origin, child).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, stop }
}

function startNginx(folder: string, site: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `load_module ${brotliModule};\ndaemon off; worker_processes auto; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off;\n${temporary}\n${site}\n}\n`,
  )
  const binary = getWebServer('nginx')
  execFileSync(binary, ['-t', '-c', config], { stdio: 'pipe' })
  return spawn(binary, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function startCaddy(folder: string, site: string): ChildProcess {
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn(getWebServer('caddy'), ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

function getWebServer(name: 'nginx' | 'caddy'): string {
  const binary = findWebServer(name)
  if (!binary) throw new Error(`${name} isn't installed. docs/engineers.md lists the packages under "Set up".`)
  return binary
}

/** Returns the file of types that comes with nginx. */
function getMimeTypes(): string {
  const places = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
  const file = places.find((place) => existsSync(place))
  if (!file)
    throw new Error(`nginx has no mime.types in ${places.join(', ')}. Install it there, or add its place here.`)
  return file
}

/** Returns the file that the build wrote or, for a base path, the one that it would have written. */
function readDeployFile(name: 'nginx.conf' | 'Caddyfile', basePath: string): string {
  if (!basePath) return readFileSync(path.join('deploy', name), 'utf8')
  const rules = buildRules(basePath)
  return name === 'nginx.conf' ? toNginx(rules) : toCaddy(rules)
}

const buildRules = (basePath: string) =>
  buildHostRules(parseRedirectsFile(readFileSync('out/_redirects', 'utf8')), basePath)

/** Fills in the port and the folder, the two settings that people change when they use the file. */
function place(config: string, root: string, port: number): string {
  return config
    .replace(/^:8080/m, `:${port}`)
    .replace('listen 8080', `listen ${port}`)
    .replace('/var/www/site', root)
}

const toOrigin = (port: number) => `http://127.0.0.1:${port}`

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server for ${origin} ended with ${child.exitCode}.`)
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`There's no response from ${origin} after 10 seconds.`)
}
