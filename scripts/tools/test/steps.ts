import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureTestBrowser } from '../install/chromium.mjs'
import { ensureEngines } from '../install/engines.mjs'
import { ensureWebServers } from '../install/web-servers.mjs'
import { run, script, tool } from '../run.mjs'
import { type Counts, countPlaywright } from './count-results'

/** The name of a step for `--only`. */
export type StepId =
  | 'lint'
  | 'content'
  | 'licences'
  | 'audit'
  | 'unused'
  | 'build'
  | 'types'
  | 'samples'
  | 'unit'
  | 'determinism'
  | 'previews'
  | 'browser'
  | 'dev'
  | 'servers'
  | 'runtime'
  | 'rebuild'
  | 'e2e'

export type Step = {
  id: StepId
  name: string
  /** Runs the step. With `args`, which are files, its runner only runs the tests that these concern. What can't be checked on this machine is added to `notes`. */
  run: (args: readonly string[], notes: string[]) => Promise<unknown>
  /** Steps whose output this one uses. */
  needs?: readonly StepId[]
  /** Whether the steps after this one can't run if it fails. */
  isRequired?: true
  /** Where the step's runner counts its own tests, and how to read that. */
  results?: { file: string; count: (report: never) => Counts }
}

const check =
  (name: string, ...args: string[]) =>
  () =>
    run(...script('scripts/check.ts', name, ...args))
/** Where a check writes what it counted. */
const ownCounts = (name: string) => ({ file: `test-results/${name}.json`, count: (counts: Counts) => counts })
const browserTests = { file: 'test-results/e2e.json', count: countPlaywright }

/**
 * Lists the steps of `npm test` or, if `isFull`, of `npm run test:full`, in their order. The build comes before types, unit tests and browser tests,
 * which all use what it generates, so that content is compiled once.
 */
export function listSteps(isFull: boolean): Step[] {
  return [
    { id: 'lint', name: 'Format and lint', run: check('lint') },
    {
      id: 'content',
      name: 'Content, spelling and style',
      run: () => run(process.execPath, ['scripts/check-content.mjs']),
    },
    { id: 'licences', name: 'Licences of packages', run: check('licences') },
    {
      id: 'audit',
      name: 'Known vulnerabilities of packages, and their signatures',
      run: check('audit'),
      results: ownCounts('audit'),
    },
    { id: 'unused', name: 'Unused packages, exports and files', run: check('unused') },
    { id: 'build', name: 'Build, with links, anchors and titles of out/', run: ensureBuilt, isRequired: true },
    { id: 'types', name: 'Types', run: check('types', '--compiled'), needs: ['build'] },
    {
      // This also installs the interpreters that the unit tests use.
      id: 'samples',
      name: 'API samples against a mock server',
      run: check('samples'),
      results: ownCounts('samples'),
    },
    {
      id: 'unit',
      name: 'Unit tests',
      run: (args) => testUnits(args, isFull),
      needs: ['build'],
      results: ownCounts('unit'),
    },
    ...(isFull ? listSlowChecks() : []),
    { id: 'browser', name: 'Browser', run: ensureTestBrowser, isRequired: true },
    ...(isFull ? listSlowBrowserTests() : []),
    {
      id: 'e2e',
      name: isFull ? 'End to end and accessibility, full' : 'End to end and accessibility',
      run: (args) => testInBrowser(args, isFull),
      needs: isFull ? ['previews', 'browser', 'rebuild'] : ['build', 'browser'],
      results: browserTests,
    },
  ]
}

function listSlowChecks(): Step[] {
  return [
    {
      id: 'determinism',
      name: 'Builds of one commit are identical, with and without caches',
      run: check('determinism'),
    },
    { id: 'previews', name: 'Previews of two branches', run: () => run(...script('scripts/preview.ts', 'pair')) },
  ]
}

function listSlowBrowserTests(): Step[] {
  return [
    { id: 'dev', name: 'Development server', run: check('dev'), needs: ['browser'] },
    {
      id: 'servers',
      name: 'Web servers, Firefox and WebKit',
      run: async (_args, notes) => notes.push(...(await ensureWebServers()), ...(await ensureEngines())),
    },
    {
      id: 'runtime',
      name: 'End to end, with the runtime at once',
      run: testRuntimeAtOnce,
      needs: ['browser'],
      results: browserTests,
    },
    { id: 'rebuild', name: 'Build, as configured', run: ensureBuilt, isRequired: true },
  ]
}

/** Runs all unit tests or, with `files`, those among them and those that import one of them. */
function testUnits(files: readonly string[], isFull: boolean): Promise<void> {
  const args = files.length > 0 ? ['related', '--run', '--passWithNoTests', ...files] : ['run']
  return run(...tool('vitest', ...args), { env: withFull(isFull) })
}

/** @param isWhole whether to run the tests tagged `@full` too */
function testInBrowser(args: readonly string[], isWhole: boolean): Promise<void> {
  // Some files only have tests for the full run.
  const some = args.length > 0 ? ['--pass-with-no-tests', ...args] : []
  return run(...tool('playwright', 'test', ...some), { env: withFull(isWhole) })
}

function withFull(isFull: boolean): NodeJS.ProcessEnv {
  return { ...process.env, E2E_FULL: isFull ? '1' : '' }
}

/** Builds the site with `deferRuntime` off, although we ship it with `deferRuntime` on, and tests it. */
async function testRuntimeAtOnce(args: readonly string[]): Promise<void> {
  process.env.SITE_DEFER_RUNTIME = 'false'
  try {
    await ensureBuilt()
    await testInBrowser(args, false)
  } finally {
    delete process.env.SITE_DEFER_RUNTIME
  }
}
