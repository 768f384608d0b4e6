import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toCaddy } from '@/lib/publish/hosts/caddy'
import { toNginx } from '@/lib/publish/hosts/nginx'
import { buildHostRules } from '@/lib/publish/hosts/rules'
import { parseRedirectsFile } from '@/lib/publish/hosts/static-hosts'
import { brotliModule, findWebServer } from '../install/web-servers.mjs'
import { createStaticServer } from './static-server.mjs'

export type HostName = 'own server' | 'nginx' | 'caddy'

/** A server on a port of this machine, which serves the site below a base path. */
export type Host = { origin: string; stop: () => void }

/** Returns whether a server can be started here. Our own always can. */
export const isInstalled = (name: HostName) => name === 'own server' || findWebServer(name) !== undefined

/** Serves `root` with the rules that the build wrote for this host. */
export async function startHost(name: HostName, root: string, basePath: string): Promise<Host> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  if (name === 'own server') {
    const server = createStaticServer(root, buildRules(basePath)).listen(port, '127.0.0.1')
    return { origin, stop: () => void server.close() }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  const child = name === 'nginx' ? startNginx(folder, root, port, basePath) : startCaddy(folder, root, port, basePath)
  await waitFor(origin, child)
  return {
    origin,
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill('SIGTERM')
    },
  }
}

function startNginx(folder: string, root: string, port: number, basePath: string): ChildProcess {
  const site = place(readDeployFile('nginx.conf', basePath), root, port)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `load_module ${brotliModule};\ndaemon off; worker_processes auto; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off;\n${temporary}\n${site}\n}\n`,
  )
  const binary = findWebServer('nginx') ?? ''
  execFileSync(binary, ['-t', '-c', config], { stdio: 'pipe' })
  return spawn(binary, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function startCaddy(folder: string, root: string, port: number, basePath: string): ChildProcess {
  const config = path.join(folder, 'Caddyfile')
  const site = place(readDeployFile('Caddyfile', basePath), root, port)
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn(findWebServer('caddy') ?? '', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
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

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function waitFor(origin: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No answer from ${origin}`)
}
