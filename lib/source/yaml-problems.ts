import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import type { z } from 'zod'
import { findNearest } from '../utils/nearest'
import type { Problem } from './problem'

/** A YAML file that has been read, with the places where its lines begin. */
type YamlFile = { path: string; document: Document.Parsed; lines: LineCounter }

type Issue = z.core.$ZodIssue

/** The form of every message here: what's wrong, two spaces, and the fix in brackets. Schemas use the same form for their own messages. */
type Text = `${string}  (${string})`

/** The message for a union. The problems of its closest branch say more, so code that reads issues looks there first. */
const wrongForm: Text = 'has the wrong form  (compare it with the entries around it)'

const syntaxFix =
  'check the indentation, and put a value in quotation marks if it contains ": " or begins with { [ * & ! @ or `'

/** Checks a YAML file against its schema, and returns either its data or its problems. */
export function parseYaml<Schema extends z.ZodType>(path: string, source: string, schema: Schema) {
  const lines = new LineCounter()
  const file: YamlFile = { path, lines, document: parseDocument(source, { lineCounter: lines, prettyErrors: false }) }
  const faults = file.document.errors.map((error) => toSyntaxProblem(file, error))
  if (faults.length) return { problems: faults }
  const unresolved = findUnresolvedAlias(file)
  if (unresolved) return { problems: [unresolved] }
  const result = schema.safeParse(file.document.toJS(), { error: describeIssue })
  if (result.success) return { data: result.data, problems: [] }
  return { problems: result.error.issues.flatMap((issue) => toYamlProblems(file, issue)) }
}

/**
 * Describes a syntax error. The parser notices a missing quotation mark only where the value has to end, which may be the end of the file, but people
 * look where the value begins.
 */
function toSyntaxProblem(file: YamlFile, { message, pos }: YAMLParseError): Problem {
  if (message.startsWith('Tabs'))
    return toProblem(file, pos[0], 'the line is indented with a tab  (indent it with spaces)')
  const [, mark] = /^Missing closing (['"])/.exec(message) ?? []
  const start = mark ? findLastQuoted(file, pos[0]) : undefined
  if (start === undefined) return toProblem(file, pos[0], `${message}  (${syntaxFix})`)
  return toProblem(file, start, `the quotation mark is never closed  (write ${mark} at the end of the value too)`)
}

/** Returns the problem with the first alias (`*name`) that has no anchor (`&name`). The parser only notices it when the alias is read. */
function findUnresolvedAlias(file: YamlFile): Problem | undefined {
  let problem: Problem | undefined
  visit(file.document, {
    Alias: (_, alias) => {
      if (alias.resolve(file.document)) return undefined
      const text = `*${alias.source} repeats &${alias.source}, which isn't there  (put it in quotation marks if it's text)`
      problem = toProblem(file, alias.range?.[0] ?? 0, text)
      return visit.BREAK
    },
  })
  return problem
}

/** Returns where the last quoted value before `offset` begins. */
function findLastQuoted({ document }: YamlFile, offset: number): number | undefined {
  let found: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE_') && range && range[0] < offset) found = range[0]
    },
  })
  return found
}

/** Turns a zod issue about the data of a YAML file into problems in its text. One issue may name several unknown fields. */
function toYamlProblems(file: YamlFile, issue: Issue): Problem[] {
  if (issue.code === 'invalid_union' && issue.message === wrongForm) {
    const inner = findMeantBranch(issue.errors)
    if (inner) return inner.flatMap((own) => toYamlProblems(file, { ...own, path: [...issue.path, ...own.path] }))
  }
  if (issue.code === 'unrecognized_keys') {
    const texts = issue.message.split('\n')
    return issue.keys.map((key, index) =>
      toProblem(file, findKeyOffset(file, [...issue.path, key]), texts[index] ?? ''),
    )
  }
  const field = issue.path.findLast((part) => typeof part === 'string')
  return [toProblem(file, findOffset(file, issue.path), field ? `${field}: ${issue.message}` : issue.message)]
}

/** Returns the issues of the branch whose kind of value was right, so that they're about what the editor meant. */
function findMeantBranch(branches: Issue[][]): Issue[] | undefined {
  return branches.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
}

/** Returns where the value at `path` begins, or the nearest value around it that exists. */
function findOffset({ document }: YamlFile, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth ? document.getIn(path.slice(0, depth), true) : document.contents
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** Returns where the name of a field begins. */
function findKeyOffset(file: YamlFile, path: readonly PropertyKey[]): number {
  const parentPath = path.slice(0, -1)
  const parent = parentPath.length ? file.document.getIn(parentPath, true) : file.document.contents
  const pairs = isMap<Node>(parent) ? parent.items : []
  const pair = pairs.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1))
  return (isPair(pair) && isNode(pair.key) && pair.key.range?.[0]) || findOffset(file, parentPath)
}

/** Splits a message into its text and its fix. Messages end with the fix in brackets, after two spaces; zod's own don't have one. */
function toProblem({ path, lines }: YamlFile, offset: number, text: string): Problem {
  const { line, col } = lines.linePos(offset)
  const [, message = text, fix = 'correct it'] = /^(.*?) {2}\((.*)\)$/s.exec(text) ?? []
  return { path, line, column: col, message, fix }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
}
const toKind = (name: string) => kinds[name] ?? name

function findKind(value: unknown): string {
  if (value === null) return toKind('null')
  return toKind(Array.isArray(value) ? 'array' : typeof value)
}

function toChoice(values: readonly unknown[]): string {
  const words = values.map(String)
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('')
}

function describeType(expected: string, input: unknown): Text {
  if (input === undefined) return 'is missing  (add it)'
  const fix =
    expected === 'string' && input !== null && !Array.isArray(input)
      ? 'put it in quotation marks, because YAML reads 0.10 as the number 0.1 and {product} as a group of fields'
      : `write ${toKind(expected)}`
  return `must be ${toKind(expected)}, not ${findKind(input)}  (${fix})`
}

function describeValue(values: readonly unknown[], input: unknown): Text {
  if (input === undefined) return `is missing  (write ${toChoice(values)})`
  const nearest = findNearest(String(input), values.map(String))
  return `must be ${toChoice(values)}, not ${JSON.stringify(input)}  (write ${nearest ?? toChoice(values)})`
}

/** Describes an unknown field and the ones that the object could have. Only the schema that found the unknown field knows those. */
function describeUnknownKey(key: string, schema: unknown): Text {
  const { shape = {} } = (schema as { _zod?: { def: { shape?: object } } })?._zod?.def ?? {}
  const known = Object.keys(shape)
  const nearest = findNearest(key, known)
  const fix = nearest
    ? `write ${nearest}`
    : known.length
      ? `remove it; the fields are ${known.join(', ')}`
      : 'remove it'
  return `unknown field "${key}"  (${fix})`
}

/** Describes a list, text or number that's too short or too long. */
function describeSize(isTooSmall: boolean, size: number, origin: string): Text {
  const limit = `has to be at ${isTooSmall ? 'least' : 'most'} ${size}`
  if (origin === 'number' || origin === 'int') return `${limit}  (write a ${isTooSmall ? 'larger' : 'smaller'} number)`
  if (isTooSmall && size === 1) return 'is empty  (fill it in, or remove it)'
  const unit = origin === 'array' ? ' entries' : origin === 'string' ? ' characters' : ''
  return `${limit}${unit}  (${isTooSmall ? 'add what is missing' : 'shorten it'})`
}

/**
 * Returns the message for an issue, as zod's error map for all content files. If an object has several unknown fields, each gets its own line.
 * @example schema.safeParse(data, { error: describeIssue })
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, issue.input)
    case 'invalid_value':
      return describeValue(issue.values, issue.input)
    case 'unrecognized_keys':
      return issue.keys.map((key) => describeUnknownKey(key, issue.inst)).join('\n')
    case 'invalid_union': {
      if (!issue.discriminator) return wrongForm
      const { [String(issue.discriminator)]: input } = issue.input as Record<string, unknown>
      return describeValue(issue.options as readonly unknown[], input)
    }
    case 'too_small':
      return describeSize(true, Number(issue.minimum), issue.origin)
    case 'too_big':
      return describeSize(false, Number(issue.maximum), issue.origin)
    case 'invalid_format':
      return `has the wrong form  (write it like the others in this file)`
    default:
      return undefined
  }
}
