import { describe, expect, test } from 'vitest'
import { findTypedRelease } from '../check/rules/names'
import { getLatestVersion } from '../source/site-tokens.mjs'
import { readSources, type SourceFile } from './source-files'

/** The direction of our dependencies: app -> components -> lib, app -> lib/catalogue -> Contentlayer. A rule is soon broken if no test checks it. */
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
/** From the lowest to the highest: files and their problems, entries, and the check of both. */
const readers = ['lib/source', 'lib/catalogue', 'lib/check']
/** Returns the nodes from which imports lead back to themselves. @param nodeOf returns the node that a path belongs to */
function listCircles(nodeOf: (path: string) => string | undefined): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = nodeOf(path)
    if (!from) continue
    const targets = imports.flatMap((target) => nodeOf(target) ?? []).filter((to) => to !== from)
    edges.set(from, new Set([...(edges.get(from) ?? []), ...targets]))
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
  return [...edges.keys()].filter((node) => reaches(node, node))
}

const isNodeBuiltin = (path: string) => path.startsWith('node:')

describe('dependency direction', () => {
  test('lib imports neither components nor app', () => {
    expect(findEdges(below('lib'), below('components', 'app'))).toEqual([])
  })

  test('components import neither app nor the modules that read the content', () => {
    const forbidden = (path: string) => below('app', ...readers)(path) || path.startsWith('contentlayer')
    expect(findEdges(below('components'), forbidden)).toEqual([])
  })

  test("code that runs in the browser can't import modules that read the content", () => {
    const mayRead = below(...readers, 'lib/publish')
    const elsewhere = (path: string) => path.startsWith('lib/') && !mayRead(path)
    expect(findEdges(elsewhere, below(...readers))).toEqual([])
  })

  test('only one module depends on what Contentlayer generates', () => {
    const edges = findEdges(
      () => true,
      (path) => path.startsWith('contentlayer/'),
    )
    expect(edges).toEqual(['lib/catalogue/contentlayer.ts -> contentlayer/generated'])
  })

  test('only modules that read the content, scripts and lib/testing use Node built-ins', () => {
    const elsewhere = (path: string) => !below(...readers, 'scripts', 'lib/testing')(path)
    expect(findEdges(elsewhere, isNodeBuiltin)).toEqual([])
  })

  test('nobody imports scripts', () => {
    expect(findEdges(below('app', 'components', 'lib'), below('scripts'))).toEqual([])
  })

  test('only scripts use the code that processes the exported site', () => {
    const afterNext = ['finish', 'hosts', 'preview', 'search', 'verify'].map((folder) => `lib/publish/${folder}`)
    const earlier = (path: string) => below('app', 'components', 'lib')(path) && !below('lib/publish')(path)
    expect(findEdges(earlier, below(...afterNext))).toEqual([])
  })

  test('schemas run before Next, React and generated code exist', () => {
    const forbidden = (path: string) => /^(?:next|react)(?:\/|$)/.test(path) || path === 'contentlayer/generated'
    expect(findEdges(below('lib/catalogue/schema', 'lib/catalogue/mdx'), forbidden)).toEqual([])
  })

  test('folders in lib import each other without cycles', () => {
    // Publishing is a series of steps, so each folder of lib/publish counts as one.
    expect(listCircles((path) => /^lib\/(?:publish\/[\w-]+(?=\/)|[^/.]+)/.exec(path)?.[0])).toEqual([])
  })

  test('files import each other without cycles', () => {
    const isOurs = below('app', 'components', 'lib', 'scripts')
    const toModule = (path: string) => path.replace(/(?:\/index)?(?:\.(?:tsx?|mjs))?$/, '')
    expect(listCircles((path) => (isOurs(path) ? toModule(path) : undefined))).toEqual([])
  })
})

describe('names', () => {
  test("files have the suffix .client if and only if they have 'use client'", () => {
    const mismatched = sources.filter(
      ({ path, text }) => /^['"]use client['"]/.test(text) !== /\.client\.tsx?$/.test(path) && !path.startsWith('app/'),
    )
    expect(mismatched.map(({ path }) => path)).toEqual([])
  })

  test("the product's name appears only in the configuration", () => {
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

  test('the newest version is written only in the name of its post and in fields such as `since`', () => {
    const everywhere = readSources(
      ['app', 'components', 'lib', 'scripts', 'content'],
      ['.ts', '.tsx', '.mjs', '.mdx', '.yml', '.yaml'],
    )
    const literal = everywhere.filter(
      ({ path, text }) =>
        !path.startsWith('content/releases/') &&
        findTypedRelease(text, getLatestVersion()).length > 0 &&
        // The last release of a version that has just been archived is the newest one until the next version's first release.
        path !== 'lib/site/version-list.mjs' &&
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
