import type { JsonValue } from './openapi-types'

/** How a language writes data. */
type Dialect = {
  quote: (text: string) => string
  /** Returns a field's name with the separator that comes before its value. */
  key: (name: string) => string
  words: readonly [isNull: string, isTrue: string, isFalse: string]
  indent: string
  lastComma: '' | ','
}

/** Uses single quotes unless something needs escaping. JSON's escapes mean the same in double quotes in all three languages. */
const toQuoted = (text: string, toEscaped: (text: string) => string = JSON.stringify) =>
  /['\\\p{Cc}]/u.test(text) ? toEscaped(text) : `'${text}'`
const escapeRuby = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#')
const isName = (name: string) => /^[A-Za-z_]\w*$/.test(name)

const dialects = {
  javascript: {
    quote: (text) => toQuoted(text),
    // Without brackets, this name would set the object's prototype.
    key: (name) => (name === '__proto__' ? "['__proto__']: " : `${isName(name) ? name : toQuoted(name)}: `),
    words: ['null', 'true', 'false'],
    indent: '  ',
    lastComma: ',',
  },
  python: {
    quote: (text) => JSON.stringify(text),
    key: (name) => `${JSON.stringify(name)}: `,
    words: ['None', 'True', 'False'],
    indent: '    ',
    lastComma: ',',
  },
  ruby: {
    quote: (text) => toQuoted(text, escapeRuby),
    key: (name) => `${isName(name) ? name : toQuoted(name, escapeRuby)}: `,
    words: ['nil', 'true', 'false'],
    indent: '  ',
    lastComma: '',
  },
} as const satisfies Record<string, Dialect>

/** A language that writes data in its own syntax. */
type DataLanguage = keyof typeof dialects

/**
 * Writes JSON data as a program would, with one field per line.
 * @param indent the indentation of the line in which the data begins
 * @example formatData({ pinned: true }, 'ruby') // => '{\n  pinned: true\n}'
 */
export function formatData(value: JsonValue, language: DataLanguage, indent = ''): string {
  const { quote, key, words, indent: step, lastComma }: Dialect = dialects[language]
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return words[value === null ? 0 : value ? 1 : 2]
  const inner = indent + step
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, own]) => (isList ? '' : key(name)) + formatData(own, language, inner))
  const [open, close] = isList ? '[]' : '{}'
  if (!parts.length) return `${open}${close}`
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}${lastComma}\n${indent}${close}`
}
