import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentPathToHref } from '@/lib/catalogue/mdx/content-path.mjs'
import { listFiles } from '@/lib/check/read-content'

/** What decides which tests a change concerns. */
export type Project = {
  /** The paths of all unit tests. */
  tests: readonly string[]
  /** The text of each file of the browser tests, by its path. */
  e2e: ReadonlyMap<string, string>
  /** `docs/map.md`, which names the tests to run after a change. */
  map: string
}

/** Reads this project. */
export function readProject(): Project {
  const list = (folder: string) => listFiles('.', folder)
  const scripts = list('e2e').filter((file) => file.endsWith('.ts'))
  return {
    tests: ['app', 'bench', 'components', 'lib', 'scripts'].flatMap(list).filter((file) => /\.test\.tsx?$/.test(file)),
    e2e: new Map(scripts.map((file) => [file, readFileSync(file, 'utf8')])),
    map: readFileSync('docs/map.md', 'utf8'),
  }
}

/** Returns the unit tests whose path contains one of these texts, as `vitest run` chooses them. */
export function findUnitTests({ tests }: Project, filters: readonly string[]): string[] {
  return tests.filter((file) => filters.some((filter) => file.includes(filter)))
}

/** Returns the browser tests whose path contains one of these texts, as `playwright test` chooses them. */
export function findSpecs({ e2e }: Project, filters: readonly string[]): string[] {
  return [...e2e.keys()].filter((file) => isSpec(file) && filters.some((filter) => file.includes(filter)))
}

const isSpec = (file: string) => file.endsWith('.spec.ts')

/** Returns the browser tests that have changed or import a changed file of `e2e/`, also through others. */
export function findImportingSpecs({ e2e }: Project, changed: readonly string[]): string[] {
  const affected = new Set(changed.filter((file) => e2e.has(file)))
  for (const file of affected) {
    const name = path.basename(file, '.ts')
    for (const [other, text] of e2e) if (new RegExp(`from '\\.[^']*/${name}'`).test(text)) affected.add(other)
  }
  return [...affected].filter(isSpec).sort()
}

/** Returns the addresses of the pages among the changed files of `content/`. */
export function listChangedPages(changed: readonly string[]): string[] {
  return changed.flatMap((file) =>
    /^content\/(?:api|docs|pages|releases)\/.+\.mdx$/.test(file)
      ? contentPathToHref(file.slice('content/'.length))
      : [],
  )
}

/** A page that more browser tests name is an example in them, and they aren't about it. */
const fewTests = 4

/** Returns the browser tests that are about one of these pages: they have its name, or they're the few that contain its address. */
export function findNamingSpecs({ e2e }: Project, hrefs: readonly string[]): string[] {
  return hrefs.flatMap((href) => {
    const named = new RegExp(`${href.replaceAll('.', '\\.')}(?![\\w/.-])`)
    const specs = [...e2e].flatMap(([file, text]) => (isSpec(file) && named.test(text) ? [file] : []))
    const own = `e2e/${path.basename(href)}.spec.ts`
    return specs.length <= fewTests ? specs : specs.filter((file) => file === own)
  })
}

/** The commands that `docs/map.md` says to run after changing these files: the arguments of the two test runners, and names of checks. */
export type MappedTests = { unit: string[]; e2e: string[]; checks: string[] }

/** Reads the rows of `docs/map.md` whose second cell names one of the changed files, or a folder that it's in. */
export function readMap(map: string, changed: readonly string[]): MappedTests {
  const found: MappedTests = { unit: [], e2e: [], checks: [] }
  for (const line of map.split('\n')) {
    const [, , opened = '', commands = ''] = line.split(/(?<!\\)\|/)
    const places = Array.from(opened.matchAll(/`([^`]+)`/g), ([, place = '']) => toPattern(place))
    if (!changed.some((file) => places.some((place) => place.test(file)))) continue
    for (const [, command = ''] of commands.matchAll(/`([^`]+)`/g)) {
      for (const part of command.split(' && ')) {
        const [, runner, args = ''] = /^npx (vitest run|playwright test) (.+)$/.exec(part) ?? []
        const files = args.split(' ').filter((arg) => arg.includes('/'))
        if (runner === 'vitest run') found.unit.push(...files)
        if (runner === 'playwright test') found.e2e.push(...files)
        found.checks.push(...(/^npm run check -- (\w+)/.exec(part)?.slice(1) ?? []))
      }
    }
  }
  return found
}

/** Returns the files that a place in the map means: `*` and `<id>` are any name, and a slash at the end is a whole folder. */
function toPattern(place: string): RegExp {
  const text = place.replace(/[.+?^$()[\]{}]/g, '\\$&').replace(/\*|<\w+>/g, '[^/]*')
  return new RegExp(`^${text}${place.endsWith('/') ? '' : '$'}`)
}
