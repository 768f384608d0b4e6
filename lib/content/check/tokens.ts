import { findNearest } from '../../utils/nearest'
import type { Report } from './report'

/** Returns what to write instead of a token that doesn't exist. */
export function describeUnknownToken(name: string, known: readonly string[]): { message: string; cure: string } {
  const nearest = findNearest(name, known)
  const cure = nearest ? `write {${nearest}}` : `write one of ${known.map((token) => `{${token}}`).join(', ')}`
  return { message: `there is no token {${name}}`, cure }
}

/** Reports unknown tokens in a text that begins at the offset `at`. */
export function checkTokens(text: string, at: number, known: readonly string[], report: Report): void {
  for (const { 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    if (known.includes(name)) continue
    const { message, cure } = describeUnknownToken(name, known)
    report(at + index, message, cure)
  }
}
