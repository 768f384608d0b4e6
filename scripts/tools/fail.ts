import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Why a command doesn't do what it was asked to. The message is for the person who typed the command, and explains the fix. */
export class Refusal extends Error {}

/** Ends a command line with exit code 1 and a message, which should explain the problem and its fix. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Parses the arguments of a command line. If there's a mistake in them, ends the command with a message that lists its options. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    // Node adds how to pass a file whose name begins with a dash, which nobody means here.
    const message = (error as Error).message.replace(/\. To specify a positional argument .*/s, '')
    const fix = names.length > 0 ? `the options are ${names.join(', ')}` : 'the command has no options'
    return fail(`${message}  (${fix})`)
  }
}
