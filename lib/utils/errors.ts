/** Enough for any real chain of causes, and a limit for one that leads back to itself. */
const maximumCauses = 10

/** Turns any thrown value into an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Returns the messages of an error and its causes, outermost first. It accepts any value, because code can throw anything. */
export function listMessages(error: unknown): string[] {
  const messages: string[] = []
  for (let at = error; at != null && messages.length < maximumCauses; at = at instanceof Error ? at.cause : undefined) {
    messages.push(at instanceof Error ? at.message || at.name : String(at))
  }
  return messages
}
