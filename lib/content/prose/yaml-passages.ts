import { parseDocument, type Scalar, visit } from 'yaml'
import type { TextKind } from './kinds'
import { type Allowance, blank, coverMarkup, type Passage, type ProseFile, readAllowance } from './passage'

/** The fields of an OpenAPI document that contain text. Its other strings are names, patterns and examples. */
const apiFields = new Set(['title', 'summary', 'description'])

/** Returns the texts of a YAML file: values of at least two words, and comments. */
export function readYamlProse(path: string, source: string, kind: TextKind): ProseFile {
  const passages: Passage[] = []
  const isApi = /openapi\.yaml$/.test(path)
  visit(parseDocument(source), {
    Pair: (_, { key }) => {
      if (isApi && /^x?-?examples?$/.test(String((key as Scalar)?.value))) return visit.SKIP
    },
    Scalar: (key, { value, range }, parents) => {
      if (key === 'key' || typeof value !== 'string' || !range || !/\p{L}\s+\S*\p{L}/u.test(value)) return
      const pair = parents.at(-1)
      const name = pair && 'key' in pair ? String((pair.key as Scalar)?.value) : ''
      if (isApi && !apiFields.has(name)) return
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
