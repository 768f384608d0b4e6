import { parse } from '@babel/parser'
import { traverseFast } from '@babel/types'
import {
  type Allowance,
  blank,
  coverMarkup,
  type Passage,
  type ProseFile,
  readAllowance,
  type TextKind,
} from './passage'

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
  const file = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  const isTest = /\.(?:test|spec)\.tsx?$|^e2e\//.test(path)
  const messages: { start: number; end: number }[] = []
  const types = new Set<unknown>()
  const add = (start: number, end: number) => {
    const isMessage = messages.some((call) => call.start <= start && end <= call.end)
    passages.push({ start, text: coverMarkup(source.slice(start, end)), kind: isMessage ? 'messages' : kind })
  }
  traverseFast(file, (node) => {
    const { start, end } = node
    if (isTest || typeof start !== 'number' || typeof end !== 'number') return
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const callee = source.slice(node.callee.start ?? 0, node.callee.end ?? 0)
      if (/^(?:console\.\w+|fail|\w*Error)$/.test(callee)) messages.push({ start, end })
    } else if (node.type === 'TSLiteralType') {
      types.add(node.literal)
    } else if (node.type === 'JSXText') {
      if (/\p{L}/u.test(node.value)) add(start, end)
    } else if (node.type === 'JSXAttribute') {
      const { name, value } = node
      if (value?.type === 'StringLiteral' && spokenAttributes.test(source.slice(name.start ?? 0, name.end ?? 0)))
        add((value.start ?? 0) + 1, (value.end ?? 0) - 1)
    } else if (node.type === 'StringLiteral') {
      if (sentence.test(node.value) && !types.has(node)) add(start + 1, end - 1)
    } else if (node.type === 'TemplateElement') {
      if (sentence.test(node.value.raw)) add(start, end)
    }
  })
  const allowances: Allowance[] = []
  for (const { value, start } of file.comments ?? []) {
    const found = readAllowance(value, start ?? 0)
    if (found) allowances.push(found)
    else for (const passage of splitComment(value, (start ?? 0) + 2)) passages.push(passage)
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

/** Returns the paragraphs of a comment, without its stars, tags and examples. */
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
