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

/**
 * Two requests can make Next read a manifest that it's still writing (`next-dev-server.js`, 16.4.3). It reports that with these lines, and tries again
 * with the next request, so there's nothing to fix.
 */
const readTooEarly = [
  /Failed to generate static paths for /,
  /^SyntaxError: Unexpected end of JSON input$/,
  /^\s+at JSON\.parse \(<anonymous>\)$/,
]

/** Passes on the lines that `next dev` writes to its error output, except reports of a manifest that it read too early. */
export function createErrorFilter(print: (line: string) => void): (line: string) => void {
  let held: string[] = []
  return (line) => {
    const text = stripVTControlCharacters(line)
    const isNext = () => readTooEarly[held.length]?.test(text)
    if (!isNext()) {
      // Next leaves its own code out of the stack, so more of a stack comes from ours.
      if (held.length === 1 || /^\s+at /.test(text)) held.forEach(print)
      held = []
    }
    if (isNext()) held.push(line)
    else print(line)
  }
}
