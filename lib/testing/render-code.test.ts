import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { readSources } from './source-files'

/** Packages that parse content or highlight code. `npm run build` runs them once before Next; while Next renders, every one of its workers would. */
const parsers =
  /^(?:yaml|zod|shiki|@shikijs|unified|mdast-util-from-markdown|@mdx-js\/mdx|(?:remark|rehype|retext|micromark)[\w-]*)(?:\/|$)/

test('no route parses content or highlights code while it is rendered', async () => {
  const routes = readSources(['app'], ['.ts', '.tsx']).filter(({ path }) => !/\.(?:test|dev)\.tsx?$/.test(path))
  const { metafile } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: routes.map(({ path }) => path),
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
  const found = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter((target) => target.external && parsers.test(target.path))
      .map((target) => `${file} -> ${target.path}`),
  )
  expect(Object.keys(metafile.inputs)).toContain('lib/source/facts.ts')
  expect(found, 'Read what scripts/tools/build/write-data.ts has written instead').toEqual([])
})
