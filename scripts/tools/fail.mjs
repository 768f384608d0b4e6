import { parseArgs } from 'node:util'

// Whatever reads the output may stop early, as `head` does. The command then finishes without it.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error
  })

/** Why a command doesn't do what it was asked to. The message is for the person who typed the command, and explains the fix. */
export class Refusal extends Error {}

/**
 * Ends a command line with exit code 1 and a message, which should explain the problem and its fix.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Parses the arguments of a command line. If there's a mistake in them, ends the command with a message that lists its options.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readArguments(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    // Node's message goes on to explain how to pass a file whose name begins with a dash. Nobody is trying to do that here.
    const message = /** @type {Error} */ (error).message.replace(/\. To specify a positional argument .*/s, '')
    const fix = names.length > 0 ? `the options are ${names.join(', ')}` : 'the command has no options'
    return fail(`${message}  (${fix})`)
  }
}
