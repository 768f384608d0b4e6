import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifestFile, type PreviewManifest, parseManifest } from '@/lib/publish/preview/preview'
import { changesPath } from '@/lib/site/build-settings.mjs'
import { fail, readArguments } from '../fail.mjs'
import { listen } from '../serve/listen.mjs'
import { openBase } from './open-base'
import { createChangesServer } from './serve-changes'
import { mostPictured, writeChanges } from './write-changes'

const local = '.generated/changes'

/**
 * `npm run preview -- changes`: compares `out/` with what's published, and serves it with its page of changes. `--site FOLDER` compares another site; if
 * that's a preview, the page becomes part of it instead. `--against` names the folder or the branch to compare with. `--no-pictures` skips the browser,
 * and `--pictures NUMBER` sets for how many changed pages it takes pictures.
 */
const { values } = readArguments({
  options: {
    site: { type: 'string', default: 'out' },
    against: { type: 'string' },
    pictures: { type: 'string', default: String(mostPictured) },
    'no-pictures': { type: 'boolean', default: false },
  },
})
const { site, against } = values
const most = values['no-pictures'] ? 0 : Number(values.pictures)
if (!Number.isInteger(most) || most < 0)
  fail(`--pictures is "${values.pictures}", but must be a number of pages, such as ${mostPictured}.`)
if (!existsSync(path.join(site, 'index.html'))) fail(`There is no finished site in ${site}/. First: npm run build`)

try {
  const file = path.join(site, manifestFile)
  const manifest = existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined
  const base = openBase(against)
  if (!base)
    throw new Error(
      'Nothing is published, as far as this checkout knows. Run git fetch, or name a folder to compare with: --against FOLDER',
    )
  if (manifest) {
    const listed = await writeChanges({ site, base, to: site, manifest, most })
    writeFileSync(file, `${JSON.stringify({ ...manifest, changes: listed }, null, 2)}\n`)
    console.log(`The page of changes is at ${site}${changesPath}.html`)
  } else {
    await writeChanges({ site, base, to: local, manifest: describeCheckout(), most })
    await serve()
  }
} catch (error) {
  fail((error as Error).message)
}

function describeCheckout(): PreviewManifest {
  const read = (...args: string[]) => {
    try {
      return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }
  const branch = read('branch', '--show-current') || 'this checkout'
  return {
    branch,
    commit: read('rev-parse', 'HEAD') || '0000000',
    basePath: '',
    title: read('log', '-1', '--format=%s'),
  }
}

async function serve(): Promise<void> {
  const server = createChangesServer(site, local)
  console.log(await listen(server, process.env, 'npm run preview -- changes'))
  const address = server.address()
  if (address && typeof address === 'object')
    console.log(`What changes: http://localhost:${address.port}${changesPath}`)
}
