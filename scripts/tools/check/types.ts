import { contentStages, runStages } from '../build/stages.mjs'
import { fail, readArguments } from '../fail.mjs'
import { run, tool } from '../run.mjs'

/**
 * `npm run check -- types`: compiles the content, which generates types, and checks all types. `npm test` has compiled it already, so it adds
 * `--compiled`.
 */
const { compiled } = readArguments({ options: { compiled: { type: 'boolean', default: false } } }).values

try {
  if (!compiled) await runStages(contentStages)
  await run(...tool('next', 'typegen'))
  await run(...tool('tsc', '--noEmit'))
} catch (error) {
  fail((error as Error).message)
}
