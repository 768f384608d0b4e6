import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { explainRestart } from './explain-restart'

const explain = (...files: string[]) => explainRestart(new Set(files))

test('a changed lock file or process needs a restart', () => {
  expect(explain('content/docs/a.mdx', 'package-lock.json')).toBe(
    'package-lock.json has changed. Stop npm run dev and start it again, which installs the packages.',
  )
  expect(explain('scripts/tools/dev/dev.ts')).toBe(
    'scripts/tools/dev/dev.ts has changed. Stop npm run dev and start it again.',
  )
  expect(explain('scripts/tools/run.mjs', 'scripts/dev.mjs', 'package-lock.json')).toBe(
    'package-lock.json, scripts/dev.mjs and scripts/tools/run.mjs have changed. Stop npm run dev and start it again, which installs the packages.',
  )
})

test('nothing else does', () => {
  expect(explain('content/docs/a.mdx', 'lib/site/config.mjs', 'scripts/tools/dev/update-content.ts')).toBeUndefined()
})

test('all code that the process runs counts', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/dev.mjs'],
    bundle: true,
    write: false,
    outdir: '.generated',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  })
  const files = Object.keys(metafile.inputs)
  expect(files).toContain('scripts/tools/dev/dev.ts')
  expect(files.filter((file) => !explain(file))).toEqual([])
})
