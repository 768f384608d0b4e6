import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { readSources } from './source-files'

/** Packages that parse content or highlight code. `npm run build` runs them once before Next; while Next renders, every one of its workers would. */
const parsers =
  /^(?:yaml|zod|shiki|@shikijs|unified|mdast-util-from-markdown|@mdx-js\/mdx|(?:remark|rehype|retext|micromark)[\w-]*)(?:\/|$)/

/** Returns everything that modules import, directly or not, and from where. */
async function listImports(...entryPoints: readonly string[]): Promise<{ from: string; to: string }[]> {
  const { metafile } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: [...entryPoints],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': path.resolve(import.meta.dirname, '../..') },
    loader: { '.css': 'empty', '.json': 'empty', '.mdx': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  })
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) => imports.map(({ path: to }) => ({ from, to })))
}

test('no route parses content or highlights code while it is rendered', async () => {
  const routes = readSources(['app'], ['.ts', '.tsx']).filter(({ path }) => !/\.(?:test|dev)\.tsx?$/.test(path))
  const imports = await listImports(...routes.map(({ path }) => path))
  expect(imports.some(({ to }) => to === 'lib/source/page-data.ts')).toBe(true)
  expect(
    imports.filter(({ to }) => parsers.test(to)),
    'Read what scripts/tools/build/write-data.ts has written instead',
  ).toEqual([])
})

test('the code that prepares the content works in a fresh clone, without its earlier output', async () => {
  const imports = await listImports('scripts/tools/build/prepare.ts', 'scripts/tools/test/write-test-data.ts')
  expect(imports.some(({ to }) => to === 'lib/check/check-content.ts')).toBe(true)
  expect(imports.filter(({ to }) => /^\.(?:generated|contentlayer)\//.test(to))).toEqual([])
})
