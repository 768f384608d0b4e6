import { parseSync, Visitor } from 'oxc-parser'
import type { TextKind } from './kinds'
import { type Allowance, blank, coverMarkup, type Passage, type ProseFile, readAllowance } from './passage'

/** Attributes whose text people read or hear. */
const spokenAttributes =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext)|title|placeholder|label|summary|caption|lead|heading|text|description|message)$/

/** A literal that reads like a sentence or a label, and not like a class list, a selector or a path. */
const sentence =
  /^[\s"“]*\p{Lu}[\p{L}’'-]*(?:,?\s+["“]?[\p{L}\d][\p{L}\d’'-]*){1,}|\p{L}\s+\p{L}+\s+\p{L}[^{};=<>\\]*[.:?]\s*$/u

/**
 * Returns the texts of a TypeScript or JavaScript file: what its elements say, its messages to developers, and its comments. Strings in tests are
 * left out.
 */
export function readCodeProse(path: string, source: string, kind: TextKind): ProseFile {
  const passages: Passage[] = []
  const add = (start: number, end: number) => {
    const isMessage = messages.some((call) => call.start <= start && end <= call.end)
    passages.push({ start, text: coverMarkup(source.slice(start, end)), kind: isMessage ? 'messages' : kind })
  }
  const { program, comments } = parseSync(path, source)
  const messages: { start: number; end: number }[] = []
  const types = new Set<number>()
  if (!/\.(?:test|spec)\.tsx?$|^e2e\//.test(path)) {
    new Visitor({
      NewExpression: ({ callee, ...call }) => {
        if (callee.type === 'Identifier' && callee.name.endsWith('Error')) messages.push(call)
      },
      CallExpression: ({ callee, ...call }) => {
        if (/^console\.|^fail$/.test(source.slice(callee.start, callee.end))) messages.push(call)
      },
      JSXText: ({ start, end, value }) => {
        if (/\p{L}/u.test(value)) add(start, end)
      },
      JSXAttribute: ({ name, value }) => {
        if (value?.type !== 'Literal' || !spokenAttributes.test(source.slice(name.start, name.end))) return
        add(value.start + 1, value.end - 1)
      },
      TSLiteralType: ({ literal }) => {
        types.add(literal.start)
      },
      Literal: ({ value, start, end }) => {
        if (typeof value === 'string' && sentence.test(value) && !types.has(start)) add(start + 1, end - 1)
      },
      TemplateElement: ({ value, start, end }) => {
        if (sentence.test(value.raw)) add(start, end)
      },
    }).visit(program)
  }
  const allowances: Allowance[] = []
  for (const { value, start } of comments) {
    const found = readAllowance(value, start)
    if (found) allowances.push(found)
    else for (const passage of splitComment(value, start + 2)) passages.push(passage)
  }
  const unique = new Map(passages.map((passage) => [passage.start, passage]))
  return { path, source, passages: [...unique.values()].sort((a, b) => a.start - b.start), allowances }
}

/** Returns the comments of a style sheet. */
export function readStyleSheetProse(path: string, source: string): ProseFile {
  const comments = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)]
  const allowances = comments.flatMap(({ 0: text, index }) => readAllowance(text, index) ?? [])
  const passages = comments.flatMap(({ 1: text = '', index }) => splitComment(text, index + 2))
  return { path, source, passages, allowances }
}

/** The paragraphs of a comment, without its stars, tags and examples. */
function splitComment(comment: string, start: number): Passage[] {
  const text = comment
    .replace(/@example[\s\S]*?(?=\n[ \t]*\*?[ \t]*@|$)/g, blank)
    .replace(/^[ \t]*\*+/gm, blank)
    .replace(
      /@(?:type|typedef|import|satisfies|template)\b[^\n]*|@\w+(?:[ \t]+\{[^}\n]*\})?(?:[ \t]+[\w.[\]=]+(?=[ \t]))?/g,
      (tag) => blank(tag),
    )
  if (/^\s*(?:biome-ignore|@ts-|eslint|prettier|#region|#endregion|\/ <)/.test(text)) return []
  return [...text.matchAll(/\S(?:(?!\n[ \t]*\n)[\s\S])*/g)]
    .filter(([paragraph]) => /\p{L}\s+\p{L}/u.test(paragraph))
    .map(({ 0: paragraph, index }) => ({
      start: start + index,
      text: coverMarkup(paragraph),
      kind: 'comments' as const,
    }))
}
