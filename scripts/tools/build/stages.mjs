import { run, script, tool } from '../run.mjs'

/** The commands of each stage of a build, in order. Benchmarks show the names. @typedef {Record<string, import('../run.mjs').CommandLine[]>} Stages */

/** What comes before Next: everything that types, unit tests and pages read. @type {Stages} */
export const contentStages = {
  prepare: [script('scripts/tools/build/prepare.ts')],
  'plain pages, feeds': [script('scripts/tools/build/write-trees.ts'), script('scripts/tools/build/write-feeds.ts')],
  search: [script('scripts/tools/build/write-search-index.ts')],
}

/** A whole build, which writes to `SITE_OUT`. @type {Stages} */
export const buildStages = {
  ...contentStages,
  Next: [tool('next', 'build')],
  'Markdown twins, sitemap': [script('scripts/tools/build/write-discovery.ts')],
  cards: [script('scripts/tools/build/draw-cards.ts')],
  'finish and compression': [script('scripts/tools/build/finish.ts')],
  'check of the export': [script('scripts/check.ts', 'export')],
}

/**
 * Runs stages one after the other.
 * @param {Stages} stages @param {import('../run.mjs').RunOptions} [options]
 */
export async function runStages(stages, options) {
  for (const command of Object.values(stages).flat()) await run(...command, options)
}
