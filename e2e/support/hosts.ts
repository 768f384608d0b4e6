import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '../../scripts/support/compress-files'

export type HostReply = { status: number; headers: Record<string, string>; body: Buffer }

/** A request as it is written: nothing tidies the path up, nothing unpacks the answer. */
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
/** One file for each rule, whatever the site holds at the time. */
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
}

/** A folder with the site below `basePath` (linked) and samples beside it. */
export async function makeSite(basePath: string): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'))
  const site = path.join(root, basePath)
  mkdirSync(site, { recursive: true })
  for (const name of readdirSync('out')) symlinkSync(path.resolve('out', name), path.join(site, name))
  for (const [name, text] of Object.entries(samples)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  if (!existsSync(path.join(site, 'index.md'))) writeFileSync(path.join(site, 'index.md'), '# Home\n')
  await compressFiles(path.join(site, 'sample'), path.join(root, '.packed'))
  return root
}
