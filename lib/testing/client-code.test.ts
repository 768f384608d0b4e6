import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { readSources } from './source-files'

/**
 * The largest share of the lines of components that may run in the browser. Components are drawn on the server, and only what changes there runs in the
 * browser.
 */
const limit = 0.38

test('most lines of components run on the server only', async () => {
  // The editor's bar isn't part of any build (`editor-bar.test.ts`).
  const sources = readSources(['components'], ['.tsx']).filter(
    ({ path }) => !path.includes('.test.') && !path.startsWith('components/development/'),
  )
  const { metafile } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    entryPoints: sources.map((source) => source.path).filter((file) => file.endsWith('.client.tsx')),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': path.resolve(import.meta.dirname, '../..') },
    loader: { '.css': 'empty', '.json': 'empty' },
    logLevel: 'silent',
  })
  const count = (files: readonly { text: string }[]) =>
    files.reduce((lines, { text }) => lines + text.trimEnd().split('\n').length, 0)
  const client = sources.filter((source) => source.path in metafile.inputs)
  const largest = client
    .toSorted((a, b) => count([b]) - count([a]))
    .slice(0, 10)
    .map((file) => `${file.path}: ${count([file])}`)
  expect(client.length).toBeGreaterThan(0)
  expect(
    count(client) / count(sources),
    `Draw more on the server. The largest files that run in the browser are:\n${largest.join('\n')}`,
  ).toBeLessThanOrEqual(limit)
})
