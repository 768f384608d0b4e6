import path from 'node:path'

/** What a step's runner counted. `notes` are lines for the summary. */
export type Counts = { passed: number; failed: number; notes?: readonly string[] }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type Attachment = { name: string; path?: string }
type Test = { status: string; results?: { attachments?: Attachment[] }[] }
type Suite = { title: string; specs: { title: string; tests: Test[] }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

/** The summary names this many failed browser tests. With more than that, something else is wrong. */
const namedFailures = 10

export function countVitest({ numPassedTests, numFailedTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * Counts browser tests. A test that only passes on the second try counts as passed, but the summary names it, so that somebody looks at it. It also names
 * the tests that failed, with the screenshots and traces that they left.
 */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const flaky = listTests(suites, 'flaky').map(({ title }) => `        passed at the second try only: ${title}`)
  const failed = listTests(suites, 'unexpected')
  const left = failed.length - namedFailures
  const notes = failed
    .slice(0, namedFailures)
    .flatMap(({ title, test }) => [`        failed: ${title}`, ...listFiles(test).map((line) => `          ${line}`)])
  if (left > 0) notes.push(`        and ${left} more, with their files in test-results`)
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
