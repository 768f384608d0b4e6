import { createHash } from 'node:crypto'

/** Returns the first 12 hexadecimal digits of a text's SHA-256. That's enough to name a file by its content. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
