import { findNearest } from '../../utils/nearest'
import type { Report } from './report'

/** What to write in place of a token that does not exist. */
export function describeUnknownToken(name: string, known: readonly string[]): { message: string; cure: string } {
  const nearest = findNearest(name, known)
  const cure = nearest ? `write {${nearest}}` : `write one of ${known.map((token) => `{${token}}`).join(', ')}`
  return { message: `there is no token {${name}}`, cure }
}

/** Looks for unknown tokens in a text whose first letter stands at `at`. */
export function checkTokens(text: string, at: number, known: readonly string[], report: Report): void {
  for (const { 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    if (known.includes(name)) continue
    const { message, cure } = describeUnknownToken(name, known)
    report(at + index, message, cure)
  }
}
