import { describe, expect, test } from 'vitest'
import { getLatestVersion } from '../content/latest-version.mjs'
import { readSources, type SourceFile } from './source-files'

/** The direction of our dependencies: app -> components -> lib, app -> lib/content -> Contentlayer. A rule is soon broken if no test checks it. */
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path) || path.startsWith('lib/testing/')
const sources = readSources(['app', 'components', 'lib', 'scripts'], ['.ts', '.tsx', '.mjs']).filter(
  (file) => !isTest(file),
)

/** Returns the imports that break a rule, as `from -> to`. */
function findEdges(from: (path: string) => boolean, to: (path: string) => boolean): string[] {
  return sources
    .filter(({ path }) => from(path))
    .flatMap(({ path, imports }) => imports.filter(to).map((target) => `${path} -> ${target}`))
}

const below =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`))
const isNodeBuiltin = (path: string) => path.startsWith('node:')

describe('dependency direction', () => {
  test('lib imports neither components nor app', () => {
    expect(findEdges(below('lib'), below('components', 'app'))).toEqual([])
  })

  test('components import neither app nor lib/content nor what Contentlayer generates', () => {
    const forbidden = (path: string) =>
      below('app', 'lib/content')(path) || path.startsWith('contentlayer') || path === 'lib/content'
    expect(findEdges(below('components'), forbidden)).toEqual([])
  })

  test('one module alone knows what Contentlayer generates', () => {
    const edges = findEdges(
      () => true,
      (path) => path.startsWith('contentlayer/'),
    )
    expect(edges).toEqual(['lib/content/generated.ts -> contentlayer/generated'])
  })

  test('only lib/content, scripts and lib/testing touch Node built-ins', () => {
    const elsewhere = (path: string) => !below('lib/content', 'scripts', 'lib/testing')(path)
    expect(findEdges(elsewhere, isNodeBuiltin)).toEqual([])
  })

  test('nobody imports scripts', () => {
    expect(findEdges(below('app', 'components', 'lib'), below('scripts'))).toEqual([])
  })

  test('schemas run before Next, React and generated code exist', () => {
    const forbidden = (path: string) => /^(?:next|react)(?:\/|$)/.test(path) || path === 'contentlayer/generated'
    expect(findEdges(below('lib/content/schema', 'lib/content/mdx'), forbidden)).toEqual([])
  })

  test('folders in lib form no circles', () => {
    const folderOf = (path: string) => (path.startsWith('lib/') ? path.split('/').slice(0, 2).join('/') : undefined)
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of sources) {
      const from = folderOf(path)
      if (!from) continue
      const targets = edges.get(from) ?? new Set()
      for (const target of imports) {
        const to = folderOf(target)
        if (to && to !== from) targets.add(to)
      }
      edges.set(from, targets)
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(edges.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect([...edges.keys()].filter((folder) => reaches(folder, folder))).toEqual([])
  })
})

describe('names', () => {
  test("'use client' and the suffix .client imply each other", () => {
    const mismatched = sources.filter(
      ({ path, text }) => /^['"]use client['"]/.test(text) !== /\.client\.tsx?$/.test(path) && !path.startsWith('app/'),
    )
    expect(mismatched.map(({ path }) => path)).toEqual([])
  })

  test('the name of the product stands in the configuration alone', () => {
    const everywhere = readSources(
      ['app', 'components', 'lib', 'scripts', 'content'],
      ['.ts', '.tsx', '.mjs', '.mdx', '.yml'],
    )
    const literal = everywhere.filter(
      ({ path, text }) =>
        path !== 'lib/site/config.mjs' && /dayloom/i.test(text) && !isTest({ path, text, imports: [] }),
    )
    expect(literal.map(({ path }) => path)).toEqual([])
  })

  test('the newest version is written nowhere but in the name of its post', () => {
    const everywhere = readSources(
      ['app', 'components', 'lib', 'scripts', 'content'],
      ['.ts', '.tsx', '.mjs', '.mdx', '.yml', '.yaml'],
    )
    const literal = everywhere.filter(
      ({ path, text }) =>
        !path.startsWith('content/releases/') &&
        text.includes(getLatestVersion()) &&
        !isTest({ path, text, imports: [] }),
    )
    expect(literal.map(({ path }) => path)).toEqual([])
  })

  test('pages carry no inline styles, which the security policy would block', () => {
    // Cards and icons are pictures, drawn by a library that doesn't support style sheets.
    const pages = sources.filter(({ path }) => path.endsWith('.tsx') && !below('components/og', 'scripts')(path))
    const styled = pages.filter(({ text }) => /\sstyle=\{/.test(text))
    expect(styled.map(({ path }) => path)).toEqual([])
  })
})
