import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { toSegment } from '@/lib/publish/preview/preview'
import { createTempFolder } from '@/lib/testing/temp-folder'

/** Runs the real command line in its own repository. The build is a stand-in that writes an empty home page. */
const { at, readJson, write, remove } = createTempFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd: at(), stdio: 'pipe' })

beforeEach(() => {
  write(
    'scripts/build.mjs',
    "import { mkdirSync, writeFileSync } from 'node:fs'\nmkdirSync('out-preview')\nwriteFileSync('out-preview/index.html', '')\n",
  )
  git('init', '--quiet')
})

function buildPreview(branch: string): string {
  remove('out-preview')
  const loader = path.resolve('node_modules/tsx/dist/loader.mjs')
  const script = path.resolve('scripts/preview.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, script, 'build', `--branch=${branch}`, '--commit', '0123abc'],
    { cwd: at(), env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return readJson('out-preview/preview.json').basePath
}

test("builds for the address of the branch's published preview, or for a free one", {
  timeout: 60_000,
}, () => {
  expect(buildPreview('feature/x')).toBe(`/previews/${toSegment('feature/x')}`)
  const manifest = { branch: 'feature/x', commit: '0123abc', basePath: '/previews/feature-x' }
  write('previews/feature-x/preview.json', JSON.stringify(manifest))
  git('add', 'previews')
  git('commit', '--quiet', '-m', 'Publish')
  git('update-ref', 'refs/remotes/origin/published', 'HEAD')
  expect(buildPreview('feature/x')).toBe('/previews/feature-x')
  expect(buildPreview('feature-x')).toMatch(/^\/previews\/feature-x-[0-9a-f]{8}$/)
})
