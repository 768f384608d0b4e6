import { type Draft, findBlankLine, takeOut } from './draft'
import { describeUnknownToken } from './tokens'

/** Checks braces in prose, which may only contain tokens. Tags have been checked before, and braces inside them are checked with the props. */
export function checkBraces(draft: Draft, tokenNames: readonly string[]): void {
  const text = draft.prose.replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>/g, (tag) => tag.replace(/[^\n]/g, ' '))
  const brace = /\\.|[{}]/gs
  for (let match = brace.exec(text); match; match = brace.exec(text)) {
    const start = match.index
    if (match[0].startsWith('\\')) continue
    const end = match[0] === '{' ? findClosingBrace(text, start) : undefined
    if (end === undefined) {
      const [found, missing] = match[0] === '{' ? ['{', '}'] : ['}', '{']
      draft.report(
        start,
        `"${found}" without "${missing}"`,
        `write the token in full, or \\${found} for a brace to be read`,
      )
      takeOut(draft, start, start + 1)
      continue
    }
    brace.lastIndex = end
    const fault = describeExpression(text.slice(start + 1, end - 1), tokenNames)
    if (!fault) continue
    draft.report(start, fault.message, fault.cure)
    takeOut(draft, start, end, 'x')
  }
}

/** Returns the offset after the brace that closes the one at `start`, or undefined if the paragraph ends first. */
function findClosingBrace(text: string, start: number): number | undefined {
  let depth = 0
  const end = findBlankLine(text, start)
  for (let i = start; i < end; i++) {
    if (text[i] === '{') depth++
    if (text[i] === '}' && --depth === 0) return i + 1
  }
  return undefined
}

function describeExpression(
  inner: string,
  tokenNames: readonly string[],
): { message: string; cure: string } | undefined {
  const name = inner.trim()
  if (tokenNames.includes(inner)) return undefined
  // The only comments that pages need are allowances for the prose check.
  if (/^\/\*\s*style-allow\b.*\*\/$/s.test(name)) return undefined
  if (name.startsWith('/*')) {
    return {
      message: "comments don't belong in pages",
      cure: 'remove the comment, because every word of a page is for its readers',
    }
  }
  if (/^#[\w-]+$/.test(name)) {
    return { message: `{${name}} is not how a heading gets its id`, cure: `write [${name}] at the end of the heading` }
  }
  if (tokenNames.includes(name)) return { message: `{${inner}} has spaces inside the braces`, cure: `write {${name}}` }
  if (/^\w+$/.test(name)) return describeUnknownToken(name, tokenNames)
  const message = 'braces in prose hold tokens only'
  return { message, cure: 'put the words in backticks, or write \\{ and \\} for braces to be read' }
}
