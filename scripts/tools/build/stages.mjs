import { run, tool } from '../run.mjs'

/** The commands of each stage of a build, in order. Benchmarks show the names. @typedef {Record<string, import('../run.mjs').CommandLine[]>} Stages */

/**
 * Returns the command line of one of our own programs, from a bundle.
 * @param {string} file the program in TypeScript @param {string[]} threads the modules that its threads start from
 * @returns {import('../run.mjs').CommandLine}
 */
const program = (file, ...threads) => [process.execPath, ['scripts/tools/run-program.mjs', file, ...threads]]
const finishThreads = ['thread.mjs', 'make-page.ts', 'draw-card.tsx'].map((name) => `scripts/tools/build/${name}`)

/** What comes before Next: everything that types, unit tests and pages read. @type {Stages} */
export const contentStages = {
  prepare: [program('scripts/tools/build/prepare.ts')],
}

/** A whole build, which writes to `SITE_OUT`. @type {Stages} */
export const buildStages = {
  ...contentStages,
  Next: [tool('next', 'build')],
  finish: [program('scripts/tools/build/finish.ts', ...finishThreads)],
}

/**
 * Runs stages one after the other.
 * @param {Stages} stages @param {import('../run.mjs').RunOptions} [options]
 */
export async function runStages(stages, options) {
  for (const command of Object.values(stages).flat()) await run(...command, options)
}
