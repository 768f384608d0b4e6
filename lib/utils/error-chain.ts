/** Deep enough for any real chain, and an end for one that leads back to itself. */
const limit = 10

/** The messages of an error and of its causes, the outermost first; anything may have been thrown. */
export function listMessages(error: unknown): string[] {
  const messages: string[] = []
  for (let at = error; at != null && messages.length < limit; at = at instanceof Error ? at.cause : undefined) {
    messages.push(at instanceof Error ? at.message || at.name : String(at))
  }
  return messages
}
