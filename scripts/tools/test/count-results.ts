import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What a step's runner counted. `notes` are lines for the summary. */
export type Counts = { passed: number; failed: number; notes?: readonly string[] }

type Attachment = { name: string; path?: string }
type Test = { status: string; results?: { attachments?: Attachment[] }[] }
type Suite = { title: string; specs: { title: string; tests: Test[] }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

/** The summary names this many failures of a step. With more than that, something else is wrong. */
const namedFailures = 10

/**
 * Returns the lines about the first failures, and a line with the number of the others.
 * @param where the end of that line, about where the others are
 */
function nameFirst(failures: readonly (readonly string[])[], where = ''): string[] {
  const left = failures.length - namedFailures
  return [...failures.slice(0, namedFailures).flat(), ...(left > 0 ? [`        and ${left} more${where}`] : [])]
}

/**
 * Vitest's reporter that counts unit tests for the summary, and names those that failed. Everything else that makes Vitest fail is counted and named too: a
 * hook or a file with an error, and an error that no test awaits.
 */
export class UnitTestReporter implements Reporter {
  /** @param file where to write the counts */
  constructor(private readonly file: string) {}

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    let passed = 0
    const failures: string[] = []
    for (const module of modules) {
      const name = module.relativeModuleId
      const add = (title: string, error?: SerializedError) =>
        failures.push(`        failed: ${[name, title, firstLine(error)].filter(Boolean).join(': ')}`)
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') add(test.fullName)
      }
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) add(suite.fullName, error)
      }
      for (const error of module.errors()) add('', error)
    }
    for (const error of unhandled) failures.push(`        failed: outside the tests: ${firstLine(error)}`)
    const notes = nameFirst(failures.map((line) => [line]))
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify({ passed, failed: failures.length, notes } satisfies Counts))
  }
}

const firstLine = (error?: SerializedError) => error?.message.split('\n')[0]

/**
 * Counts browser tests. A test that only passes on the second try counts as passed, but the summary names it, so that somebody looks at it. It also names
 * the tests that failed, with the screenshots and traces that they left.
 */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const flaky = listTests(suites, 'flaky').map(({ title }) => `        passed at the second try only: ${title}`)
  const failures = listTests(suites, 'unexpected').map(({ title, test }) => [
    `        failed: ${title}`,
    ...listFiles(test).map((line) => `          ${line}`),
  ])
  const notes = nameFirst(failures, ', with their files in test-results')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes: [...flaky, ...notes] }
}

/** Returns how to look at what a test has left: its screenshots, and traces, which show each step. */
function listFiles({ results = [] }: Test): string[] {
  const files = results.flatMap(({ attachments = [] }) => attachments).filter((file) => file.path !== undefined)
  return files.flatMap(({ path: file = '' }) => {
    const name = path.relative('', file)
    if (file.endsWith('.zip')) return [`trace: npx playwright show-trace ${name}`]
    return file.endsWith('.png') ? [`screenshot: ${name}`] : []
  })
}

function listTests(suites: readonly Suite[], status: string): { title: string; test: Test }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests.filter((test) => test.status === status).map((test) => ({ title: `${title}: ${spec.title}`, test })),
    ),
    ...listTests(inner, status),
  ])
}
