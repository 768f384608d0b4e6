import { calloutTones, isCalloutTone } from '../../parts/callout-tones.mjs'
import { suggestValue } from '../../utils/nearest'
import { describeUnknownToken } from '../rules/names'
import { findBlankLine, type Input, takeOut } from './input'
import { checkTags } from './tags'

/** Finds the usual mistakes in the text itself, because the MDX parser stops at the first one and reports only the character it didn't expect. */
export function checkSyntax(input: Input, tokenNames: readonly string[]): void {
  checkComments(input)
  checkModuleLines(input)
  checkDirectiveLines(input)
  checkAngleBrackets(input)
  checkTags(input)
  checkBraces(input, tokenNames)
}

function checkComments(input: Input): void {
  for (const { 0: comment, index } of input.prose.matchAll(/<!--[\s\S]*?(?:-->|$)/g)) {
    input.report(index, "MDX doesn't support HTML comments", 'remove the comment: pages only contain text for readers')
    takeOut(input, index, index + comment.length)
  }
}

/** Reports lines that begin with `import` or `export`, because MDX reads them as JavaScript up to the next blank line. */
function checkModuleLines(input: Input): void {
  for (const { 0: line, index, 1: word = '' } of input.prose.matchAll(/^(import|export) .*/gm)) {
    if (/^import (?:.+ from )?['"]|^export (?:const|let|var|function|default|class|[{*])/.test(line)) {
      const fix =
        word === 'import'
          ? 'remove the line, because components work without it'
          : 'remove the line, because pages only contain text and components'
      input.report(index, `pages can't ${word} code`, fix)
      const end = input.prose.indexOf('\n\n', index)
      takeOut(input, index, end < 0 ? input.prose.length : end)
    } else {
      const fix = `begin the line with another word, or join it to the line before`
      input.report(index, `a line can't begin with the word "${word}", which MDX reads as code`, fix)
      takeOut(input, index, index + word.length, 'x')
    }
  }
}

/** Reports `<` in front of anything but a tag. */
function checkAngleBrackets(input: Input): void {
  const autolink = /(?<!\\)<((?:https?:|mailto:)[^\s<>]*|[\w.+-]+@[\w.-]+)>/g
  for (const { 0: whole, 1: target = '', index } of input.prose.matchAll(autolink)) {
    const href = target.includes('@') && !target.startsWith('mailto:') ? `mailto:${target}` : target
    input.report(index, `MDX doesn't support links in angle brackets`, `write [text for the link](${href})`)
    takeOut(input, index, index + 1)
    takeOut(input, index + whole.length - 1, index + whole.length)
  }
  for (const { index, 1: next = '' } of input.prose.matchAll(/(?<!\\)<([^\sA-Za-z/>$_]|$)/gm)) {
    const fix = /\d/.test(next) ? `write it in words, such as "under ${next}", or \\<${next}` : `write \\<${next}`
    input.report(index, `"<${next}" is read as the beginning of a tag`, fix)
    takeOut(input, index, index + 1)
  }
}

/** Checks the names and titles of `Callout` directives (`:::note` to `:::`), and that each one is closed. */
function checkDirectiveLines(input: Input): void {
  const open: { index: number; marker: string }[] = []
  for (const { 0: line, 1: marker = '', 2: rest = '', index } of input.prose.matchAll(/(?<=^[ \t>]*)(::+)(.*)/gm)) {
    const [, name, after = ''] = /^[ \t]*([A-Za-z][\w-]*)(.*)$/.exec(rest) ?? []
    if (name) {
      checkOpening(input, { index, line, marker, name, after })
      if (marker.length > 2 || isCalloutTone(name)) open.push({ index, marker: `${marker}${name}` })
    } else if (!rest.trim() && marker.length > 2 && !open.pop()) {
      input.report(index, '":::" has no callout to close', 'remove the line, or begin the callout above with :::note')
      takeOut(input, index, index + line.length)
    }
  }
  for (const { index, marker } of open.filter((opening) => opening.marker.startsWith(':::'))) {
    input.report(index, `${marker} is never closed`, 'write ::: on the line after its last line')
  }
}

type Opening = { index: number; line: string; marker: string; name: string; after: string }

function checkOpening(input: Input, { index, line, marker, name, after }: Opening): void {
  const known = isCalloutTone(name)
  if (marker.length === 2) {
    // `::word` in prose is text, unless the word is one of the `calloutTones`: then it's clear what was meant.
    if (known) input.report(index, `::${name} has only two colons`, `write :::${name}`)
    return
  }
  if (!known) {
    const fix = suggestValue(name, calloutTones, { write: (tone) => `:::${tone}` })
    input.report(index, `there's no callout :::${name}`, fix)
    return
  }
  const title = /^(?:\[[^\]]*\])?[ \t]*$/.test(after) ? undefined : after.replace(/^[ \t]*(?:\{[^}]*\})?[ \t]*/, '')
  if (title !== undefined || !line.startsWith(`${marker}${name}`)) {
    const label = title ? `[${title.trim()}]` : after.startsWith('[') ? after.trim() : '[Your own title]'
    const fix = title === undefined ? `write :::${name}${after.trim()}` : `write :::${name}${label}`
    input.report(index, "written like this, the line doesn't begin a callout", fix)
    takeOut(input, index, index + line.length)
  }
}

/** Checks braces in prose, which may only contain tokens. Tags have been checked before, and braces inside them are checked with the props. */
function checkBraces(input: Input, tokenNames: readonly string[]): void {
  const text = input.prose.replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>/g, (tag) => tag.replace(/[^\n]/g, ' '))
  const brace = /\\.|[{}]/gs
  for (let match = brace.exec(text); match; match = brace.exec(text)) {
    const start = match.index
    if (match[0].startsWith('\\')) continue
    const end = match[0] === '{' ? findClosingBrace(text, start) : undefined
    if (end === undefined) {
      const [found, missing] = match[0] === '{' ? ['{', '}'] : ['}', '{']
      input.report(
        start,
        `"${found}" has no "${missing}"`,
        `write the token in full, or \\${found} for a brace in the text`,
      )
      takeOut(input, start, start + 1)
      continue
    }
    brace.lastIndex = end
    const fault = describeExpression(text.slice(start + 1, end - 1), tokenNames)
    if (!fault) continue
    input.report(start, fault.message, fault.fix)
    takeOut(input, start, end, 'x')
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
): { message: string; fix: string } | undefined {
  const name = inner.trim()
  if (tokenNames.includes(inner)) return undefined
  // The only comments that pages need are allowances for the prose check.
  if (/^\/\*\s*style-allow\b.*\*\/$/s.test(name)) return undefined
  if (name.startsWith('/*')) {
    return {
      message: "comments don't belong in pages",
      fix: 'remove the comment, and write the text it asks for: pages only contain text for readers',
    }
  }
  if (/^#[\w-]+$/.test(name)) {
    return { message: `{${name}} isn't how a heading gets its ID`, fix: `write [${name}] at the end of the heading` }
  }
  if (tokenNames.includes(name)) return { message: `{${inner}} has spaces inside the braces`, fix: `write {${name}}` }
  if (/^\w+$/.test(name)) return describeUnknownToken(name, tokenNames)
  const message = 'braces in text can only contain a token'
  return { message, fix: 'put the text in backticks, or write \\{ and \\} for braces in the text' }
}
