import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends a command line with a message that says what is wrong and what to do. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Parses the arguments of a command line. A mistake in them ends it with a message. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail((error as Error).message)
  }
}
