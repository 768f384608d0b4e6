import { stripVTControlCharacters } from 'node:util'

/**
 * What Next says while everything is fine: its name, its settings, and each request and compilation. Its warnings and errors have lists too, so only the
 * settings that it lists when it starts are named here (`app-info-log.js` of Next).
 */
const chatter =
  /^\s*(?:[▲✓○]\s|-\s(?:Network|Debugger port|Environments|Experiments|Cache Components|Partial Prefetching)\b|·\s\w+(?:: |$)|(?:GET|HEAD|POST)\s\/|$)/

/** Returns whether a line of `next dev` says more than that it works: its address, a warning or an error. */
export function isWorthReading(line: string): boolean {
  return !chatter.test(stripVTControlCharacters(line))
}
