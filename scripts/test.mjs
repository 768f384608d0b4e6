import { ensureInstalled } from './support/install.mjs'

/** `npm test`, or with `--full` `npm run test:full`: runs every check, prints one summary, and exits with 1 if anything failed. */
const isFull = process.argv.includes('--full')

await ensureInstalled()
const { existsSync, mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { run } = await import('./support/run.mjs')
const { ensureBuilt } = await import('./support/build.mjs')
const { ensureTestBrowser } = await import('./support/chromium.mjs')
const { ensureWebServers } = await import('./support/web-servers.mjs')
const { ensureWebKit } = await import('./support/webkit.mjs')

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const browserResults = 'test-results/e2e.json'
const npm = (/** @type {string} */ script) => () => run('npm', ['run', '--silent', script])
/**
 * `results` is the file in which a step's runner counts its own tests. If a required step fails, the steps after it don't run, because they need its
 * output. The build comes before types, unit tests and browser tests, which all use what it generates, so that content is compiled once.
 */
const steps = [
  { name: 'Format and lint', run: npm('lint') },
  { name: 'Content, spelling and style', run: npm('check:content') },
  { name: 'Licences of packages', run: npm('check:licences') },
  {
    name: 'Known weaknesses of packages',
    run: npm('check:audit'),
    results: 'test-results/audit.json',
    count: countSamples,
  },
  { name: 'Build, with links, anchors and titles of out/', run: ensureBuilt, isRequired: true },
  { name: 'Types', run: npm('typecheck:only') },
  {
    // This also installs the interpreters that the unit tests use.
    name: 'API samples against a mock server',
    run: npm('check:samples'),
    results: 'test-results/samples.json',
    count: countSamples,
  },
  { name: 'Unit tests', run: testUnits, results: 'test-results/unit.json', count: countVitest },
  ...(isFull
    ? [
        { name: 'Two builds of one commit are identical', run: npm('check:determinism') },
        { name: 'Previews of two branches', run: npm('preview:pair') },
      ]
    : []),
  { name: 'Browser', run: ensureTestBrowser, isRequired: true },
  ...(isFull
    ? [
        { name: 'Development server', run: npm('check:dev') },
        { name: 'Web servers and WebKit', run: installWebServers },
        {
          name: 'End to end, with the runtime at once',
          run: () => withRuntimeAtOnce(testInBrowser),
          results: browserResults,
          count: countPlaywright,
        },
        { name: 'Build, as configured', run: ensureBuilt, isRequired: true },
      ]
    : []),
  {
    name: isFull ? 'End to end and accessibility, full' : 'End to end and accessibility',
    run: () => testInBrowser(isFull),
    results: browserResults,
    count: countPlaywright,
  },
]

const rows = []
/** What couldn't be checked on this machine, and tests that needed a second try. @type {string[]} */
const notes = []
let passed = 0
let failed = 0
for (const [index, step] of steps.entries()) {
  console.log(`\n=== ${step.name}`)
  if (step.results) rmSync(step.results, { force: true })
  const start = performance.now()
  const error = await step.run().then(
    () => undefined,
    (reason) => reason,
  )
  /** @type {{ passed: number, failed: number, notes?: string[] } | undefined} */
  const counts =
    step.results && existsSync(step.results) ? step.count(JSON.parse(readFileSync(step.results, 'utf8'))) : undefined
  notes.push(...(counts?.notes ?? []))
  passed += counts?.passed ?? (error ? 0 : 1)
  failed += counts ? counts.failed || (error ? 1 : 0) : error ? 1 : 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  rows.push(
    `${error ? 'FAILED     ' : counts?.passed === 0 ? 'NOT CHECKED' : 'ok         '}  ${step.name} (${seconds} s${counts ? `, ${counts.passed} passed, ${counts.failed} failed` : ''})`,
  )
  if (error) {
    console.error(error instanceof Error ? error.message : error)
    if (step.isRequired) {
      for (const { name } of steps.slice(index + 1)) rows.push(`not run      ${name}`)
      break
    }
  }
}

console.log(`\n=== Summary\n${[...rows, ...notes].join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function testUnits() {
  return run('npm', ['run', '--silent', 'test:unit'], { env: { ...process.env, E2E_FULL: isFull ? '1' : '' } })
}

/** @param {boolean} [isWhole] whether to run the tests tagged `@full` too */
function testInBrowser(isWhole = false) {
  return run('npx', ['playwright', 'test'], { env: { ...process.env, E2E_FULL: isWhole ? '1' : '' } })
}

/** Builds the site with `deferRuntime` off, although we ship it with `deferRuntime` on, and tests it. @param {() => Promise<void>} test */
async function withRuntimeAtOnce(test) {
  process.env.SITE_DEFER_RUNTIME = 'false'
  try {
    await ensureBuilt()
    await test()
  } finally {
    delete process.env.SITE_DEFER_RUNTIME
  }
}

async function installWebServers() {
  notes.push(...(await ensureWebServers()), ...(await ensureWebKit()))
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** @param {{ passed: number, failed: number, notes: string[] }} report */
function countSamples(report) {
  return report
}

/**
 * Counts a test that only passes on the second try as passed, but names it in the summary, so that somebody looks at it.
 * @typedef {{ title: string, specs: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} report
 */
function countPlaywright({ stats, suites }) {
  const notes = listFlaky(suites).map((title) => `        passed at the second try only: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes }
}

/** @param {Suite[]} suites @returns {string[]} */
function listFlaky(suites) {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs
      .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title}: ${spec.title}`),
    ...listFlaky(inner),
  ])
}
