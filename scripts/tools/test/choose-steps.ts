import { findNearest } from '@/lib/utils/nearest'
import {
  findImportingSpecs,
  findNamingSpecs,
  findSpecs,
  findUnitTests,
  listChangedPages,
  type Project,
  readMap,
} from './find-tests'
import type { Step, StepId } from './steps'

/** A step, and the arguments with which its runner only runs some of its tests. */
export type ChosenStep = { step: Step; args: readonly string[] }
/** The arguments for each step that has something to do. */
type Choice = ReadonlyMap<StepId, readonly string[]>

/** Reads `--only lint,types`. @throws {Error} with the list of all steps, if one of the names is unknown */
export function parseOnly(only: string, steps: readonly Step[]): StepId[] {
  return only.split(',').map((name) => {
    const step = steps.find(({ id }) => id === name)
    if (step) return step.id
    const ids = steps.map(({ id }) => id)
    const nearest = findNearest(name, ids)
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
    throw new Error(`--only: there is no step "${name}".${hint} Choose from: ${ids.join(', ')}`)
  })
}

/** Returns the chosen steps and those whose output they need, in the order of `steps`. */
export function completeSteps(chosen: Choice, steps: readonly Step[]): ChosenStep[] {
  const wanted = new Map(chosen)
  for (const { id, needs = [] } of steps.toReversed()) {
    if (wanted.has(id)) for (const need of needs) if (!wanted.has(need)) wanted.set(need, [])
  }
  return steps.flatMap((step) => {
    const args = wanted.get(step.id)
    return args ? [{ step, args }] : []
  })
}

/** A group of files that affect the same steps. The first area that a file matches counts. */
type Area = {
  name: string
  files: RegExp
  /** The steps that have something to do. Without a list, every step runs, and runs all its tests. */
  steps?: readonly StepId[]
  /** Unit tests that read such files. Those that import them are found without being named. */
  tests?: readonly string[]
  /** Browser tests that such a change breaks most often. */
  specs?: readonly string[]
}

const codeSteps = ['lint', 'content', 'unused', 'build', 'types', 'unit', 'browser', 'e2e'] as const
/** Tests of the whole project, some of which read documents, workflows and browser tests. */
const projectTests = 'lib/testing/'
const readsDocuments = [projectTests, 'scripts/tools/test/']
/** These look at pages of each kind: errors, accessibility, links, what moves, and limits of bytes. */
const pageSpecs = ['e2e/crawl', 'e2e/html']
const lookSpecs = [...pageSpecs, 'e2e/layout', 'e2e/shell', 'e2e/budget']

/** One page of each of these kinds (`e2e/support/pages.ts`) shows what a change of the code does to pages. */
const sampleKinds = ['home', 'documentation', 'release', 'api operation', 'pricing', 'search']

const areas: readonly Area[] = [
  {
    name: 'the reference for editors',
    files: /^docs\/reference\.md$|^\.vscode\//,
    steps: ['content', 'unit'],
    tests: [...readsDocuments, 'lib/check/', 'scripts/tools/editor/'],
  },
  {
    name: 'documents',
    files: /^[^/]+\.md$|^LICENSE$|^docs\/|^deploy\/README\.md$|^bench\/history\.md$/,
    steps: ['content', 'unit'],
    tests: readsDocuments,
  },
  {
    name: 'workflows and the container',
    files: /^\.github\/|^\.ci\/|^deploy\/docker\//,
    steps: ['unit'],
    tests: [projectTests],
  },
  {
    name: 'browser tests',
    files: /^e2e\/.*\.ts$/,
    steps: ['lint', 'content', 'unused', 'types', 'unit', 'runtime', 'e2e'],
    tests: [projectTests],
  },
  { name: 'benchmarks', files: /^bench\//, steps: ['lint', 'content', 'unused', 'types', 'unit'], tests: ['bench/'] },
  {
    name: 'pages',
    files: /^content\/(?:api|docs|pages|releases)\/.+\.mdx$/,
    steps: ['content', 'build', 'unit', 'browser', 'e2e'],
    tests: ['lib/check/site-content', 'lib/publish/built-pages', 'lib/publish/search/', 'lib/catalogue/releases'],
    specs: pageSpecs,
  },
  {
    name: 'data of the content',
    files: /^content\//,
    steps: ['content', 'build', 'unit', 'browser', 'e2e'],
    tests: [
      'lib/check/site-content',
      'lib/publish/built-pages',
      'lib/publish/search/',
      'lib/api/',
      'lib/facts/',
      'lib/miniatures/',
      'lib/source/',
      'components/facts/',
      'components/miniatures/',
    ],
    specs: pageSpecs,
  },
  {
    name: 'code',
    files: /^(?:app|components|lib|public)\//,
    steps: codeSteps,
    tests: [projectTests],
    specs: lookSpecs,
  },
  {
    name: 'scripts',
    files: /^scripts\/(?!test\.mjs$|tools\/(?:test|install)\/|tools\/run\.mjs$)/,
    steps: codeSteps,
    tests: [projectTests, 'scripts/'],
    specs: pageSpecs,
  },
]
const elsewhere: Area = { name: 'packages, settings or the tests themselves', files: /^/ }

/** What to run after a change. `pages`: the pages that tests of each kind of page look at, by address or kind, or none for all kinds. */
export type Affected = { chosen: Choice; areas: string[]; pages: string[] }

/**
 * Chooses the steps and tests for changed files. It takes minutes less than all tests, because it leaves out tests that such a change rarely breaks.
 * @param files their paths from the root of the project
 */
export function chooseAffected(files: readonly string[], project: Project, steps: readonly Step[]): Affected {
  const changed = new Set(files.map((file) => areas.find((area) => area.files.test(file)) ?? elsewhere))
  const names = [...changed].map(({ name }) => name)
  if (changed.has(elsewhere)) return { chosen: new Map(steps.map(({ id }) => [id, []])), areas: names, pages: [] }
  const mapped = readMap(project.map, files)
  const pick = (key: 'tests' | 'specs') => [...changed].flatMap((area) => area[key] ?? [])
  const pages = listChangedPages(files)
  const isAnyPage = [...changed].some(({ specs, name }) => specs && name !== 'pages')
  const specs = new Set([
    ...findSpecs(project, [...pick('specs'), ...mapped.e2e]),
    ...findImportingSpecs(project, files),
    ...findNamingSpecs(project, pages),
  ])
  const tests = new Set([
    ...files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('e2e/')),
    ...findUnitTests(project, [...pick('tests'), ...mapped.unit]),
  ])
  const args: Partial<Record<StepId, readonly string[]>> = { unit: [...tests], e2e: [...specs], runtime: [...specs] }
  const wanted = new Set<string>([...[...changed].flatMap((area) => area.steps ?? []), ...mapped.checks])
  const isIdle = (id: StepId) => args[id]?.length === 0
  return {
    chosen: new Map(steps.filter(({ id }) => wanted.has(id) && !isIdle(id)).map(({ id }) => [id, args[id] ?? []])),
    areas: names,
    pages: [...pages, ...(isAnyPage ? sampleKinds : [])],
  }
}
