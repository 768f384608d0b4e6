/** Ends a command line with a message that says what is wrong and what to write instead. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
