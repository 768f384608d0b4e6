import type { VFileMessage } from 'vfile-message'
import type { Place } from './report'

/** Describes a mistake that the MDX parser found and no rule did, and what to write instead. */
export function describeParserError(error: VFileMessage): { place: Place; message: string; cure: string } {
  const reason = error.reason ?? String(error)
  const [, tag, line, column] = /closing tag (?:for )?`(<[^`]+>)`.*?\((\d+):(\d+)/.exec(reason) ?? []
  if (tag) {
    const place = { line: Number(line), column: Number(column) }
    const name = tag.replace(/[</>]/g, '')
    const message = `<${name}> begins in one paragraph and is closed in another`
    const cure = `put <${name}> and </${name}> on lines of their own, with a blank line before and after each`
    return { place, message, cure }
  }
  const place = { line: error.line ?? 1, column: error.column ?? 1 }
  if (reason.startsWith('Unexpected lazy line')) {
    const message = 'a tag or a brace goes on from the list or quotation above into this line'
    return { place, message, cure: 'write it on one line, or indent this line like the one above' }
  }
  const message = `MDX cannot be read here: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  return { place, message, cure: 'look for a "<", a "{" or a tag on this line, and put what is code in backticks' }
}
