import { run, script, tool } from '../run.mjs'

/** The commands of each stage of a build, in order. Benchmarks show the names. @typedef {Record<string, import('../run.mjs').CommandLine[]>} Stages */

/** What comes before Next: everything that types, unit tests and pages read. @type {Stages} */
export const contentStages = {
  prepare: [script('scripts/tools/build/prepare.ts')],
}

/** A whole build, which writes to `SITE_OUT`. @type {Stages} */
export const buildStages = {
  ...contentStages,
  Next: [tool('next', 'build')],
  finish: [script('scripts/tools/build/finish.ts')],
}

/**
 * Runs stages one after the other.
 * @param {Stages} stages @param {import('../run.mjs').RunOptions} [options]
 */
export async function runStages(stages, options) {
  for (const command of Object.values(stages).flat()) await run(...command, options)
}
