import { isDeepStrictEqual } from 'node:util'
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
import { describeMissing, isMissing } from '../utils/field'
import { findNearest, suggestName } from '../utils/nearest'
import type { Problem } from './problem'

/** A YAML file that has been read, with the places where its lines begin. */
type YamlFile = { path: string; document: Document.Parsed; lines: LineCounter }

type Issue = z.core.$ZodIssue

/** The form of every message here: what's wrong, two spaces, and the fix in brackets. Schemas use the same form for their own messages. */
type Text = `${string}  (${string})`

/** The message for an empty value that can also be left out. */
const isEmpty: Text = 'is empty  (fill it in, or remove it)'

/** The message for a union. The problems of its closest branch say more, so code that reads issues looks there first. */
const wrongForm: Text = 'has the wrong form  (compare it with the entries around it)'

const syntaxFix =
  'check the indentation, and put a value in quotation marks if it contains ": " or begins with { [ * & ! @ or `'

/** Checks a YAML file against its schema, and returns either its data or its problems. */
export function parseYaml<Schema extends z.ZodType>(path: string, source: string, schema: Schema) {
  const lines = new LineCounter()
  const file: YamlFile = { path, lines, document: parseDocument(source, { lineCounter: lines, prettyErrors: false }) }
  const [fault] = file.document.errors
  // The parser often has several errors for one mistake, and stops making sense of the rest.
  if (fault) return { problems: [toSyntaxProblem(file, fault)] }
  const unresolved = findUnresolvedAlias(file)
  if (unresolved) return { problems: [unresolved] }
  const data = resolveAliases(file)
  if ('problem' in data) return { problems: [data.problem] }
  const result = schema.safeParse(data.value, { error: describeIssue })
  if (result.success) return { data: result.data, problems: [] }
  const isRequired = (path: Issue['path']) => isMissingWithout(schema, data.value, path)
  const issues = result.error.issues
    .flatMap(listIssues)
    .map((issue) =>
      issue.message === isEmpty && isRequired(issue.path) ? { ...issue, message: 'is empty  (fill it in)' } : issue,
    )
  return { problems: issues.flatMap((issue) => toYamlProblems(file, issue)) }
}

/** Returns whether the schema reports the field at `path` as missing when `data` doesn't have it. */
function isMissingWithout(schema: z.ZodType, data: unknown, path: Issue['path']): boolean {
  const name = path.at(-1)
  if (typeof name !== 'string') return false
  const copy = structuredClone(data)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)?.[part], copy)
  if (!parent) return false
  delete (parent as Record<PropertyKey, unknown>)[name]
  const { error } = schema.safeParse(copy, { error: describeIssue })
  return error?.issues.flatMap(listIssues).some((issue) => isDeepStrictEqual(issue.path, path)) ?? false
}

/**
 * Describes a syntax error. The parser notices a missing quotation mark only where the value has to end, which may be the end of the file, but people
 * look where the value begins.
 */
function toSyntaxProblem(file: YamlFile, { code, message, pos }: YAMLParseError): Problem {
  if (code === 'RESOURCE_EXHAUSTION')
    return toProblem(file, 0, 'the file is nested too deeply to be read  (remove brackets or indentation)')
  const [, mark] = /^Missing closing (['"])/.exec(message) ?? []
  const start = mark ? findLastQuoted(file, pos[0]) : undefined
  if (start === undefined) return toProblem(file, pos[0], describeSyntaxError(file, code, message))
  return toProblem(file, start, `the quotation mark is never closed  (write ${mark} at the end of the value too)`)
}

/** Says in plain words what the parser noticed. */
function describeSyntaxError({ document }: YamlFile, code: string, message: string): Text {
  if (message.startsWith('Tabs')) return 'the line is indented with a tab  (indent it with spaces)'
  const [, end] = /end with a ([\]}])$/.exec(message) ?? []
  if (end) return `the bracket ${end === '}' ? '{' : '['} is never closed  (write ${end} where it ends)`
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return document.errors.some((error) => error.code === 'MULTILINE_IMPLICIT_KEY')
        ? 'the lines below are indented further, as if they belonged to this value  (begin each field below the field before it)'
        : 'the value contains ": ", so it is read as another field  (put the value in quotation marks)'
    case 'MULTILINE_IMPLICIT_KEY':
      return 'this line and the next are read as one  (begin each line below the one that it belongs with)'
    case 'DUPLICATE_KEY':
      return 'the field appears twice  (remove one of the two)'
    case 'MULTIPLE_DOCS':
      return 'the line --- begins a second document  (remove it)'
    case 'MISSING_CHAR':
      return 'the line begins neither an entry of the list nor a field of one  (indent it like the line that it belongs with)'
    case 'BAD_SCALAR_START':
      return 'the value begins with a character that means something else in YAML  (put the value in quotation marks)'
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in "…" is followed by a character that it doesn\'t go with  (use single quotation marks)'
    case 'BAD_INDENT':
      return 'the line is indented differently from the lines around it  (indent it like the line that it belongs with)'
    default:
      return `YAML can't be read here  (${syntaxFix})`
  }
}

/** Returns the data of a file. The parser refuses aliases that repeat each other until nothing fits into memory. */
function resolveAliases(file: YamlFile): { value: unknown } | { problem: Problem } {
  try {
    return { value: file.document.toJS() }
  } catch {
    let at = 0
    visit(file.document, {
      Alias: (_, { range }) => {
        at = range?.[0] ?? 0
        return visit.BREAK
      },
    })
    return { problem: toProblem(file, at, 'the aliases (*name) repeat too much  (write out what they repeat)') }
  }
}

/** Returns the problem with the first alias (`*name`) that has no anchor (`&name`). The parser only notices it when the alias is read. */
function findUnresolvedAlias(file: YamlFile): Problem | undefined {
  let problem: Problem | undefined
  const anchors = new Set<string | undefined>()
  visit(file.document, {
    Value: (_, { anchor }) => {
      anchors.add(anchor)
    },
    // `alias.resolve` would go through the whole document for each alias.
    Alias: (_, alias) => {
      if (anchors.has(alias.source)) return undefined
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

/** Returns the issues of the branch of a union that the editor meant, with their whole paths, or else the issue itself. */
function listIssues(issue: Issue): Issue[] {
  const inner = issue.code === 'invalid_union' && issue.message === wrongForm && findMeantBranch(issue.errors)
  if (!inner) return [issue]
  return inner.flatMap((own) => listIssues({ ...own, path: [...issue.path, ...own.path] }))
}

/** Turns a zod issue about the data of a YAML file into problems in its text. One issue may name several unknown fields. */
function toYamlProblems(file: YamlFile, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const texts = issue.message.split('\n')
    return issue.keys.map((key, index) =>
      toProblem(file, findKeyOffset(file, [...issue.path, key]), texts[index] ?? ''),
    )
  }
  return [toProblem(file, findOffset(file, issue.path), describePlace(issue))]
}

/** Adds which field, entry or file the message of an issue is about. */
function describePlace({ message, path }: Issue): string {
  const field = path.findLast((part) => typeof part === 'string')
  if (!field) return `${path.length ? 'this entry' : 'the file'} ${message}`
  return message.startsWith(isMissing)
    ? message.replace(isMissing, () => describeMissing(field))
    : `${field}: ${message}`
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

/** Splits a message into its text and its fix. Messages end with the fix in brackets, after two spaces. The fuzz tests report one without. */
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
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
}
/** How to write each kind of value. */
const forms: Record<string, string> = {
  number: 'write a number without quotation marks',
  boolean: 'write true or false without quotation marks',
  array: 'begin each entry on a separate line with "- "',
  tuple: 'write it in brackets, as in [8, 18]',
  object: 'write each field on a separate line, as in name: value',
  record: 'write each field on a separate line, as in name: value',
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
  if (input === undefined) return `${isMissing}  (add it)`
  if (expected === 'int') return 'must be a whole number  (write it without decimals)'
  const fix =
    expected === 'string' && input !== null && !Array.isArray(input)
      ? 'put it in quotation marks, because YAML reads 0.10 as the number 0.1 and {product} as a group of fields'
      : (forms[expected] ?? `write ${toKind(expected)}`)
  return `must be ${toKind(expected)}, not ${findKind(input)}  (${fix})`
}

function describeValue(values: readonly unknown[], input: unknown): Text {
  if (input === undefined) return `${isMissing}  (write ${toChoice(values)})`
  const nearest = findNearest(String(input), values.map(String))
  return `must be ${toChoice(values)}, not ${JSON.stringify(input)}  (write ${nearest ?? toChoice(values)})`
}

/** Describes an unknown field and the ones that the object could have. Only the schema that found the unknown field knows those. */
function describeUnknownKey(key: string, schema: unknown): Text {
  const { shape = {} } = (schema as { _zod?: { def: { shape?: object } } })?._zod?.def ?? {}
  const known = Object.keys(shape)
  return `unknown field "${key}"  (${suggestName(key, known, 'fields')})`
}

/** Describes a list, text or number that's too short or too long. */
function describeSize(isTooSmall: boolean, size: number, origin: string): Text {
  const limit = `has to be at ${isTooSmall ? 'least' : 'most'} ${size}`
  if (origin === 'number' || origin === 'int') return `${limit}  (write a ${isTooSmall ? 'larger' : 'smaller'} number)`
  if (isTooSmall && size === 1) return isEmpty
  const unit = origin === 'array' ? ' entries' : origin === 'string' ? ' characters' : ''
  return `${limit}${unit}  (${isTooSmall ? 'add what is missing' : 'shorten it'})`
}

/**
 * Returns the message for an issue, as zod's error map for all content files. If an object has several unknown fields, each gets its own line.
 * @example schema.safeParse(data, { error: describeIssue })
 */
function describeIssue(issue: z.core.$ZodRawIssue): string {
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
      return wrongForm
  }
}
