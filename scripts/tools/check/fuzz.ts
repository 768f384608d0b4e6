import { ensureBuilt } from '../build/ensure-built.mjs'
import { fail, readArguments } from '../fail.mjs'
import { ensureTestBrowser } from '../install/chromium.mjs'
import { ensureWebServers } from '../install/web-servers.mjs'
import { run, tool } from '../run.mjs'

/**
 * `npm run check -- fuzz`: tries the properties in all files that are named after fuzzing with 10,000 values each, or with `--runs N` of them. The values
 * are new every time, unless `--seed N` repeats a run.
 */
export async function checkFuzz(): Promise<void> {
  const { runs, seed } = readArguments({
    options: {
      runs: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    },
  }).values
  for (const [name, value] of Object.entries({ runs, seed })) {
    if (!/^[1-9]\d{0,9}$/.test(value))
      fail(`--${name} is "${value}", but must be a whole number above 0, such as 1000.`)
  }
  console.log(
    `${runs} values for each property. To repeat this run: npm run check -- fuzz --runs ${runs} --seed ${seed}`,
  )
  await ensureBuilt()
  await ensureTestBrowser()
  for (const note of await ensureWebServers()) console.log(note)
  const env = { ...process.env, E2E_FULL: '1', FUZZ_RUNS: runs, FUZZ_SEED: seed }
  const outcomes = [
    await attempt(run(...tool('vitest', 'run', 'fuzz', '--testTimeout=0'), { env })),
    await attempt(run(...tool('playwright', 'test', 'fuzz', '--timeout=0', '--retries=0'), { env })),
  ]
  const failures = outcomes.filter((outcome) => outcome !== undefined)
  if (failures.length > 0)
    fail(`${failures.join('\n')}\nAdd the counterexample to the property's examples, then fix the bug.`)
}

/** Returns what a command failed with, so that the next one still runs. */
const attempt = (command: Promise<void>) =>
  command.then(
    () => undefined,
    (error: Error) => error.message,
  )
