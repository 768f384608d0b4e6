import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toSegment } from '@/lib/preview/segment'

/** Runs the real command line in its own repository. The build is a stand-in that creates an empty folder. */
let root: string
const at = (name: string) => path.join(root, name)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd: root, stdio: 'pipe' })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'preview-build-'))
  mkdirSync(at('scripts'))
  writeFileSync(at('scripts/build.mjs'), "import { mkdirSync } from 'node:fs'\nmkdirSync('out-preview')\n")
  mkdirSync(at('previews/feature-x'), { recursive: true })
  git('init', '--quiet')
})
afterEach(() => rmSync(root, { recursive: true }))

function buildPreview(branch: string): string {
  rmSync(at('out-preview'), { recursive: true, force: true })
  const loader = path.resolve('node_modules/tsx/dist/loader.mjs')
  const script = path.resolve('scripts/preview-build.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, script, `--branch=${branch}`, '--commit', '0123abc'],
    { cwd: root, env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(readFileSync(at('out-preview/preview.json'), 'utf8')).basePath
}

test('builds for the address that the published branch has for a preview, or for one that it has free', {
  timeout: 60_000,
}, () => {
  expect(buildPreview('feature/x')).toBe(`/previews/${toSegment('feature/x')}`)
  const manifest = { branch: 'feature/x', commit: '0123abc', basePath: '/previews/feature-x' }
  writeFileSync(at('previews/feature-x/preview.json'), JSON.stringify(manifest))
  git('add', 'previews')
  git('commit', '--quiet', '-m', 'Publish')
  git('update-ref', 'refs/remotes/origin/published', 'HEAD')
  expect(buildPreview('feature/x')).toBe('/previews/feature-x')
  expect(buildPreview('feature-x')).toMatch(/^\/previews\/feature-x-[0-9a-f]{8}$/)
})
