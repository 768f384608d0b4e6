import { stripVTControlCharacters } from 'node:util'

/** What Next says while everything is fine: its name, its settings, and each request and compilation. */
const chatter = /^\s*(?:[▲✓○]\s|[-·]\s(?!Local:)|(?:GET|HEAD|POST)\s\/|$)/

/** Returns whether a line of `next dev` says more than that it works: its address, a warning or an error. */
export function isWorthReading(line: string): boolean {
  return !chatter.test(stripVTControlCharacters(line))
}
