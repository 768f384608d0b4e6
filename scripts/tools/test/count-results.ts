/** What a step's runner counted. `notes` are lines for the summary. */
export type Counts = { passed: number; failed: number; notes?: readonly string[] }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type Suite = { title: string; specs: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

export function countVitest({ numPassedTests, numFailedTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Counts a test that only passes on the second try as passed, but names it in the summary, so that somebody looks at it. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const notes = listFlaky(suites).map((title) => `        passed at the second try only: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes }
}

function listFlaky(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs
      .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title}: ${spec.title}`),
    ...listFlaky(inner),
  ])
}
