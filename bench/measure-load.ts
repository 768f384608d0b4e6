import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { toPagePath } from '@/lib/publish/read-page'
import { compressFiles } from '../scripts/tools/publish/compress-files'
import { type HostName, startHost } from '../scripts/tools/serve/start-host'

const seconds = 60
const connections = 64

/**
 * Returns a table of what nginx and Caddy each send to wrk in a minute, on the same machine and with the configuration in `deploy/`: pages at random, with
 * brotli.
 * @throws when a response wasn't 2xx or a connection failed
 */
export async function measureLoad(out: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'))
  const script = path.join(folder, 'pages.lua')
  const pages = listPages(out)
  writeFileSync(script, writeScript(pages))
  const site = path.join(folder, 'site')
  cpSync(out, site, { recursive: true })
  await compressFiles(site, '.generated/compressed')
  try {
    return [
      `On loopback, ${pages.length} pages at random, brotli, ${connections} connections, ${seconds} s for each server:\n`,
      '| server | load average before | requests | requests/s | transfer/s | median | 99th percentile | errors |',
      '|---|---|---|---|---|---|---|---|',
      await measureHost('nginx', site, script),
      await measureHost('caddy', site, script),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureHost(name: HostName, site: string, script: string): Promise<string> {
  const before = loadavg()[0] ?? 0
  const host = await startHost(name, site, '')
  let report: string
  try {
    const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, host.origin]
    report = execFileSync('wrk', args, { encoding: 'utf8' })
  } finally {
    await host.stop()
  }
  const find = (expression: RegExp) => expression.exec(report)?.[1] ?? '?'
  const errors = report.match(/(?:Non-2xx|Socket errors).*/g)
  if (errors) throw new Error(`${name} met errors under load:\n${errors.join('\n')}`)
  return `| ${[
    name,
    before.toFixed(1),
    find(/(\d+) requests in/),
    find(/Requests\/sec:\s+(\S+)/),
    find(/Transfer\/sec:\s+(\S+)/),
    find(/50%\s+(\S+)/),
    find(/99%\s+(\S+)/),
    '0',
  ].join(' | ')} |`
}

/** Lists every page that's sent at its own address: pages that redirect, and the not-found page, are left out. */
function listPages(out: string): string[] {
  const redirects = readFileSync(path.join(out, '_redirects'), 'utf8')
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => toPagePath(`/${name}`))
    .filter((page) => !redirects.includes(`\n${page} `))
}

function writeScript(pages: readonly string[]): string {
  return `local pages = {${pages.map((page) => JSON.stringify(page)).join(',')}}
function init() math.randomseed(os.time()) end
function request() return wrk.format("GET", pages[math.random(#pages)], { ["Accept-Encoding"] = "br" }) end
`
}
