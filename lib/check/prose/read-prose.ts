import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import { type Node as CodeNode, traverseFast } from '@babel/types'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { parseDocument, type Scalar, visit as visitYaml } from 'yaml'
import { findPart } from '../../parts'
import { readProp } from '../../parts/part'
import { findText, listPairs, type Page } from '../lexer/page'
import { listFiles } from '../read-content'
import {
  type Allowance,
  blank,
  coverMarkup,
  findTextKind,
  type Passage,
  type ProseFile,
  readAllowance,
  type TextKind,
} from './passage'

const markdown = unified().use(remarkParse).use(remarkGfm)
const projectFolders = ['app', 'components', 'lib', 'scripts', 'bench', 'e2e', 'docs']

/** A file that has texts. `source` is all of it, and `read` finds the texts. */
export type ProseSource = { path: string; source: string; read: () => ProseFile }

/** Returns the files of the content that have texts. @param files the text of each file of `content/` by its path */
export function listContentProse(pages: readonly Page[], files: ReadonlyMap<string, string>): ProseSource[] {
  return [
    ...pages.flatMap((page): ProseSource[] => {
      const kind = findTextKind(page.path)
      const source = files.get(page.path) ?? page.source
      return kind ? [{ path: page.path, source, read: () => readPageProse(page, kind) }] : []
    }),
    ...[...files].flatMap(([path, source]): ProseSource[] => {
      const kind = /\.ya?ml$/.test(path) && findTextKind(path)
      return kind ? [{ path, source, read: () => readYamlProse(path, source, kind) }] : []
    }),
  ]
}

/**
 * Returns the files of the project's code and its documents that have texts.
 * @param wants whether a file is worth reading
 */
export function listProjectProse(root: string, wants: (path: string) => boolean): ProseSource[] {
  const files = [...readdirSync(root), ...projectFolders.flatMap((folder) => listFiles(root, folder))].sort()
  return files.flatMap((file): ProseSource[] => {
    const kind = findTextKind(file)
    if (!/\.(?:tsx?|mjs|css|md)$/.test(file) || /(?:^|\/)(?:next-env|client-types)\.d\.ts$/.test(file) || !wants(file))
      return []
    if (!kind && !file.endsWith('.css')) return []
    const source = readFileSync(path.join(root, file), 'utf8')
    return [{ path: file, source, read: () => readProjectFile(file, source, kind) }]
  })
}

function readProjectFile(path: string, source: string, kind: TextKind | undefined): ProseFile {
  if (!kind || path.endsWith('.css')) return readStyleSheetProse(path, source)
  if (path.endsWith('.md')) return { path, source, ...readTree(markdown.parse(source), source, kind) }
  return readCodeProse(path, source, kind)
}

/** Returns the texts of an MDX page: those of its front matter, paragraphs, headings, cells, and props that are shown. */
function readPageProse(page: Page, kind: TextKind): ProseFile {
  const { path, source } = page
  const fields = ['title', 'sidebarLabel', 'description', 'audience'].flatMap((name) => {
    const field = findText(page, name)
    return field ? [toPassage(source, field.at, field.end, kind)] : []
  })
  const tasks = listPairs(page, 'next').map(({ key, keyAt }) => {
    const at = source.indexOf(key, keyAt)
    return toPassage(source, at, at + key.length, kind)
  })
  const { passages, allowances } = readTree(page.tree, source, kind)
  return { path, source, passages: [...fields, ...tasks, ...passages], allowances }
}

/** Returns the texts of a parsed Markdown or MDX file, and the rules that its comments allow. */
function readTree(tree: Root, source: string, kind: TextKind): Pick<ProseFile, 'passages' | 'allowances'> {
  const passages: Passage[] = []
  const allowances: Allowance[] = []
  visit(tree, (node: Node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) passages.push(toPassage(source, start, end, kind))
    if (/^(?:mdxFlowExpression|mdxTextExpression|html)$/.test(node.type)) {
      const found = readAllowance(source.slice(start, end), start)
      if (found) allowances.push(found)
    }
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return
    const props = findPart((node as { name?: string }).name ?? '')?.props ?? {}
    for (const { name, position } of node.attributes) {
      const schema = props[name]
      if (!schema || readProp(schema).kind !== 'text' || !position) continue
      const value = position.start.offset + name.length + 1
      passages.push(toPassage(source, value, position.end.offset, kind))
    }
  })
  return { passages, allowances }
}

/** Returns a stretch of the source as a passage. A quoted value loses its quotation marks. */
function toPassage(source: string, start: number, end: number, kind: TextKind): Passage {
  const text = source.slice(start, end).replace(/^(["'])([\s\S]*)\1$/, ' $2 ')
  return { start, text: coverMarkup(text), kind }
}

/** The keys of an OpenAPI document whose values are text. Its other strings are names, patterns and examples. */
const apiTexts = /^(?:title|summary|description|meaning|cure|retry|label|amount|replacement|x-default)$/
const apiGroups = /^(?:x-enum-descriptions|x-scopes|changes)$/

/** Returns whether a string of an OpenAPI document is text, by the keys above it. In examples, only the messages of errors are our text. */
function isApiText(keys: readonly string[]): boolean {
  if (keys.some((key) => apiGroups.test(key)) || keys.at(-1) === 'message') return true
  return apiTexts.test(keys.at(-1) ?? '') && !keys.includes('value')
}

/** Returns the texts of a YAML file: values of at least two words, and comments. */
function readYamlProse(path: string, source: string, kind: TextKind): ProseFile {
  const passages: Passage[] = []
  const isApi = /openapi\.yaml$/.test(path)
  visitYaml(parseDocument(source), {
    Scalar: (key, { value, range }, parents) => {
      if (key === 'key' || typeof value !== 'string' || !range || !/\p{L}\s+\S*\p{L}/u.test(value)) return
      const keys = parents.flatMap((parent) => ('key' in parent ? [String((parent.key as Scalar)?.value)] : []))
      if (isApi && !isApiText(keys)) return
      passages.push({ start: range[0], text: coverMarkup(coverSyntax(source.slice(range[0], range[1]))), kind })
    },
  })
  const comments = [...source.matchAll(/(?<=^|[ \t])#[ \t].*$/gm)].filter(
    ({ index }) => !passages.some(({ start, text }) => start <= index && index < start + text.length),
  )
  const allowances: Allowance[] = []
  for (const { 0: text, index } of comments) {
    const found = readAllowance(text, index)
    if (found) allowances.push(found)
    else passages.push({ start: index, text: coverMarkup(` ${text.slice(1)}`), kind: 'comments' })
  }
  return { path, source, passages, allowances }
}

/** Blanks the quotation marks around a value, and the `|` or `>` before a block. */
function coverSyntax(text: string): string {
  return text
    .replace(/^[|>][^\n]*/, blank)
    .replace(/^(["'])([\s\S]*)\1$/, ' $2 ')
    .replace(/''/g, "' ")
}

/** Attributes whose text people read or hear. */
const spokenAttributes =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext)|title|placeholder|label|summary|caption|lead|heading|text|description|message)$/

/** A literal that reads like a sentence or a label, and not like a class list, a selector or a path. */
const sentence =
  /^[\s"“]*\p{Lu}[\p{L}’'-]*(?:,?\s+["“]?[\p{L}\d][\p{L}\d’'-]*){1,}|\p{L}\s+\p{L}+\s+\p{L}[^{};=<>\\]*[.:?]\s*$/u

/**
 * Returns the texts of a TypeScript or JavaScript file: what its elements say, its messages to developers, and its comments. Of a test's strings,
 * only the titles count, which are treated as comments.
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
    if (typeof start !== 'number' || typeof end !== 'number') return
    if (isTest) passages.push(...readTestTitle(node, source))
    else if (node.type === 'NewExpression' || node.type === 'CallExpression') {
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

/** What a test's title gets from each case, and names of code. */
const gap = /\$\{[^}]*\}|%[sdijo#%]|\$[\w.]+|\\n|\b\w+[a-z][A-Z]\w*\b/g

/** Returns the title if the node is a call such as `test('…', …)`, `test.describe('…', …)` or `test.each([…])('…', …)`. */
function readTestTitle(node: CodeNode, source: string): Passage[] {
  if (node.type !== 'CallExpression') return []
  let { callee }: { callee: CodeNode } = node
  while (callee.type === 'CallExpression' || callee.type === 'MemberExpression')
    callee = callee.type === 'CallExpression' ? callee.callee : callee.object
  const isTitled = callee.type === 'Identifier' && /^(?:test|describe|it)$/.test(callee.name)
  const [title] = node.arguments
  if (!isTitled || (title?.type !== 'StringLiteral' && title?.type !== 'TemplateLiteral')) return []
  const start = (title.start ?? 0) + 1
  const text = source.slice(start, (title.end ?? 0) - 1).replace(gap, (found) => '0'.repeat(found.length))
  return [{ start, text: coverMarkup(text.replace(/\\(?=['"`])/g, '')), kind: 'comments' }]
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
