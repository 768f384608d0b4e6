import { createHash } from 'node:crypto'

/** Twelve hexadecimal digits of the SHA-256 of a text: enough to name a file by what is in it. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
