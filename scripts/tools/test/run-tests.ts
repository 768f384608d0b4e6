import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { count } from '@/lib/utils/text'
import { readArguments } from '../fail.mjs'
import { listChangedFiles } from './changed-files'
import { type ChosenStep, chooseAffected, completeSteps, parseOnly } from './choose-steps'
import type { Counts } from './count-results'
import { readProject } from './find-tests'
import { listSteps, type Step } from './steps'

/** Runs the chosen steps, prints one summary, and exits with 1 if anything failed. */
const options = readArguments({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
  },
}).values
const allSteps = listSteps(options.full)
/** The lines of the summary, one for each step. */
const rows: string[] = []
/** What couldn't be checked on this machine, and tests that needed a second try. */
const notes: string[] = []
let passed = 0
let failed = 0

const steps = chooseSteps()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
for (const [index, { step, args }] of steps.entries()) {
  const isOk = await runStep(step, args)
  if (isOk || !step.isRequired) continue
  for (const { step } of steps.slice(index + 1)) rows.push(`not run      ${step.name}`)
  break
}
console.log(`\n=== Summary\n${[...rows, ...notes].join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Returns the steps that the options ask for, and prints those that `--changed` skips. */
function chooseSteps(): ChosenStep[] {
  let asked = allSteps
  try {
    const ids = options.only === undefined ? undefined : parseOnly(options.only, allSteps)
    if (ids) asked = allSteps.filter(({ id }) => ids.includes(id))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
  const whole = completeSteps(new Map(asked.map(({ id }) => [id, []])), allSteps)
  const changes = options.changed ? listChangedFiles() : undefined
  if (!changes) {
    if (options.changed) console.log("git doesn't know the last commit in common with main, so nothing is skipped.")
    return whole
  }
  const { chosen, areas, pages } = chooseAffected(changes.files, readProject(), asked)
  // The browser tests read it (e2e/support/pages.ts).
  if (pages.length > 0) process.env.E2E_PAGES = pages.join()
  const reason = areas.length === 0 ? 'nothing has changed' : `only these have changed: ${areas.join(', ')}`
  const affected = completeSteps(chosen, allSteps)
  for (const { step } of whole) {
    if (!affected.some((kept) => kept.step === step)) rows.push(`skipped      ${step.name} (${reason})`)
  }
  for (const { step, args } of affected) {
    if (args.length > 0)
      notes.push(`        ${step.name}: only the tests that involve ${count(args.length, 'file')}, because ${reason}`)
  }
  notes.push('        --changed leaves out what such a change rarely breaks, so run npm test before the change lands.')
  console.log(
    `${count(changes.files.length, 'file differs', 'files differ')} from ${changes.base.slice(0, 12)}.\n${rows.join('\n')}`,
  )
  return affected
}

/** Runs a step, and adds it to the summary. @returns whether it passed */
async function runStep({ name, run, results }: Step, args: readonly string[]): Promise<boolean> {
  console.log(`\n=== ${name}`)
  if (results) rmSync(results.file, { force: true })
  const start = performance.now()
  const error = await run(args, notes).then(
    () => undefined,
    (reason) => reason,
  )
  const counts = readCounts(results, error)
  notes.push(...(counts?.notes ?? []))
  passed += counts?.passed ?? (error ? 0 : 1)
  failed += counts ? counts.failed || (error ? 1 : 0) : error ? 1 : 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const state = error ? 'FAILED     ' : counts?.passed === 0 ? 'NOT CHECKED' : 'ok         '
  rows.push(`${state}  ${name} (${seconds} s${counts ? `, ${counts.passed} passed, ${counts.failed} failed` : ''})`)
  if (error) console.error(error instanceof Error ? error.message : error)
  return !error
}

/**
 * Returns the counts in a step's report, or undefined if there's no report, or if the step failed and left half of one.
 * @param error why the step failed, if it did
 */
function readCounts(results: Step['results'], error: unknown): Counts | undefined {
  if (!results || !existsSync(results.file)) return undefined
  try {
    return results.count(JSON.parse(readFileSync(results.file, 'utf8')) as never)
  } catch (problem) {
    // A runner that was killed leaves half a report. The summary says that the step failed.
    if (error) return undefined
    throw problem
  }
}
