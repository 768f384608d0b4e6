import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { compressFiles } from '../../scripts/tools/publish/compress-files'
import { type HostName, isInstalled, startHost } from '../../scripts/tools/serve/start-host'

export type HostReply = { status: number; headers: Record<string, string>; body: Buffer }

/** Sends a request exactly as it's written: nothing tidies up the path, and nothing unpacks the response. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostReply> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(pairs), body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const long = 'A line that is long enough to be worth packing.\n'.repeat(60)
/** One file for each rule, whatever the site contains at the time. */
const samples: Record<string, string> = {
  'sample/page.html': `<!doctype html><title>Page</title>${long}`,
  'sample/page.md': `# Page\n${long}`,
  'sample/page/data.txt': long,
  'sample/2.0.18.html': '<!doctype html><title>Dotted</title>',
  'sample/2.0.18/__next._tree.txt': 'tree',
  'sample/inner/index.html': '<!doctype html><title>Inner</title>',
  'sample/feed.xml': '<feed/>',
  'sample/data.json': '{}',
  'sample/spec.yaml': 'a: 1',
  'sample/umläut.html': '<!doctype html><title>Umlaut</title>',
  'sample/script.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><title>Drawing</title><script>document.documentElement.dataset.ran = "yes"</script></svg>',
  'sample/script.xml':
    '<page><script xmlns="http://www.w3.org/1999/xhtml">document.documentElement.setAttribute("data-ran", "yes")</script></page>',
  // These have no compressed copies.
  'unpacked/page.html': `<!doctype html><title>Unpacked</title>${long}`,
  'unpacked/page.txt': long,
  'unpacked/page/data.json': JSON.stringify(long),
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  'sample/.secret.txt': 'SECRET=1',
  '.well-known/.secret.txt': 'SECRET=1',
}

const hostNames: HostName[] = process.env.E2E_FULL === '1' ? ['own server', 'nginx', 'caddy'] : ['own server']

export type TestedHost = {
  name: HostName
  /** The path that the site is served below, such as `/previews/one`, or an empty string. */
  base: string
  origin: () => string
  /** The folder that is served. With a base path, the site is in a folder inside it. */
  root: () => string
  /** Requests an address of the site, given without the base path. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<HostReply>
}

/** Runs the same tests against every host that supports all the rules: our own server, and in the full run nginx and Caddy too. */
export function describeHosts(define: (host: TestedHost) => void): void {
  for (const name of hostNames) {
    for (const base of ['', '/previews/one']) {
      test.describe(`${name}${base && `, below ${base}`}`, () => {
        // The tests share one server, so they run one after the other.
        test.describe.configure({ mode: 'default' })
        test.skip(!isInstalled(name), `${name} is not installed`)
        let root = ''
        let origin = ''
        let stop = async () => {}
        test.beforeAll(async () => {
          root = await makeSite(base)
          const host = await startHost(name, root, base)
          origin = host.origin
          stop = host.stop
        })
        test.afterAll(async () => {
          await stop()
          if (root) rmSync(root, { recursive: true, force: true })
        })
        define({
          name,
          base,
          origin: () => origin,
          root: () => root,
          get: (path, headers, method) => ask(origin, base + path, headers, method),
        })
      })
    }
  }
}

/** Creates a folder with links to the site's files and with the samples, all below `basePath`. */
async function makeSite(basePath: string): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'))
  const site = path.join(root, basePath)
  mkdirSync(site, { recursive: true })
  // The folder gets a sample, so it's a copy.
  for (const name of readdirSync('out')) {
    if (name === '.well-known') cpSync(path.resolve('out', name), path.join(site, name), { recursive: true })
    else symlinkSync(path.resolve('out', name), path.join(site, name))
  }
  for (const [name, text] of Object.entries(samples)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  if (!existsSync(path.join(site, 'index.md'))) writeFileSync(path.join(site, 'index.md'), '# Home\n')
  await compressFiles(path.join(site, 'sample'), path.join(root, '.packed'))
  return root
}
