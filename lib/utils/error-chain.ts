/** Enough for any real chain, and a limit for one that leads back to itself. */
const limit = 10

/** Returns the messages of an error and its causes, outermost first. It accepts any value, because code can throw anything. */
export function listMessages(error: unknown): string[] {
  const messages: string[] = []
  for (let at = error; at != null && messages.length < limit; at = at instanceof Error ? at.cause : undefined) {
    messages.push(at instanceof Error ? at.message || at.name : String(at))
  }
  return messages
}
