import path from 'node:path'
import { buildData } from '@/scripts/tools/build/write-data'
import { checkContent } from '../check/check-content'
import { buildComponentTypes } from '../check/component-types'
import { buildContext } from '../check/context'
import { buildJsonSchemas } from '../check/json-schemas'
import type { Page } from '../check/lexer/page'
import { checkProse, type ProseChecker } from '../check/prose/check-prose'
import { listContentProse } from '../check/prose/read-prose'
import { type Style, toRegExp } from '../check/prose/style-rules'
import { readContent } from '../check/read-content'
import { listReportLines } from '../check/report'
import { parseData } from '../check/rules/data-files'
import type { Memory } from '../source/memory'
import { listUnclear } from './fuzz'

const { files, assets } = readContent(path.resolve('.'))
const stylePath = 'content/style.yml'

/** The content files that editors change. */
export const contentFiles = [...files.keys()].filter((file) => /^content\/.*\.(?:mdx|ya?ml|txt)$/.test(file))

/** A change to one line of a file: `at` counts the lines from 0, and `edit` is a name in `edits`. */
export type Mistake = { file: string; at: number; edit: string }

type Edit = {
  /** The part of the line that changes, if only some lines have it. */
  part?: RegExp
  apply: (lines: readonly string[], at: number) => readonly string[]
}

const inBlock = ['', '[]', '{}', '5', 'true', 'null', '[a, b]', '{ a: b }', '"', '*a', '2026-13-45', '{x}']
const inList = ['', '[]', '5', 'null', '{ a: b }', '*a']

/** Returns edits that replace a part of a line with values of other types. */
const replace = (name: string, part: RegExp, values: readonly string[]): [string, Edit][] =>
  values.map((value) => [
    `replace ${name} with ${value}`,
    { part, apply: (lines, at) => lines.with(at, (lines[at] ?? '').replace(part, ` ${value}`)) },
  ])

/** What an editor, a merge or a script can do to a line. */
const edits: ReadonlyMap<string, Edit> = new Map<string, Edit>([
  ['remove', { apply: (lines, at) => lines.toSpliced(at, 1) }],
  ['double', { apply: (lines, at) => lines.toSpliced(at, 0, lines[at] ?? '') }],
  ['truncate', { apply: (lines, at) => [...lines.slice(0, at), (lines[at] ?? '').slice(0, 7)] }],
  ['indent', { apply: (lines, at) => lines.with(at, `  ${lines[at]}`) }],
  ...replace('the value', /(?<=^\s*(?:- +)*[^\s:#]+:)(?: .*)?$/, inBlock),
  ...replace('the entry', /(?<=^\s*-) .*$/, inList),
  ...replace('a value in brackets', /(?<=[{,] ?[\w-]+:) [^,{}[\]]+/, inList),
])

export const editNames: readonly string[] = [...edits.keys()]

/** Returns the numbers of the lines that an edit can change in a content file, counted from 0. */
export function listChangeable(file: string, edit: string): number[] {
  const { part } = edits.get(edit) ?? {}
  return linesOf(file).flatMap((line, at) => (!part || part.test(line) ? [at] : []))
}

/** Returns the lines of a content file. */
export const linesOf = (file: string): readonly string[] => (files.get(file) ?? '').split('\n')

/** Returns the text of a content file with a mistake. */
export const applyMistake = ({ file, at, edit }: Mistake): string =>
  edits.get(edit)?.apply(linesOf(file), at).join('\n') ?? ''

let known: Map<string, unknown> | undefined

/** Returns a memory that knows the unchanged content. What's added about mistakes isn't there the next time. */
function openMemory(): Memory {
  if (!known) {
    known = new Map()
    checkContent(files, buildContext(files, assets, known))
  }
  const before = known
  const own = new Map<string, unknown>()
  return {
    has: (key) => own.has(key) || before.has(key),
    get: (key) => own.get(key) ?? before.get(key),
    set: (key, value) => own.set(key, value),
  }
}

/** The highlighted code of the API reference. */
const highlighted = new Map()

/** Reports every passage, because its place has to exist. Mistakes like these don't change whether its words are right. */
const complain: ProseChecker = async ({ passages }) =>
  passages.map(({ start }) => ({
    at: start,
    rule: 'any',
    message: 'the text has a mistake',
    fix: 'write it correctly',
  }))

/**
 * Does everything that `npm run check:content`, `npm run dev` and `npm run build` always do with content, without writing it. The data of unchanged files is
 * left out.
 * @param mistakes at most one for each file
 * @returns what's wrong: problems without a place or a fix, or the error that was thrown
 */
async function listFaults(mistakes: readonly Mistake[]): Promise<string[]> {
  const changed = new Map(mistakes.map((mistake) => [mistake.file, applyMistake(mistake)]))
  const all = new Map([...files, ...changed])
  const memory = openMemory()
  try {
    const context = buildContext(all, assets, memory)
    const pages: Page[] = []
    const problems = checkContent(all, context, pages)
    const style = parseData(stylePath, all.get(stylePath) ?? '', { kind: 'style' }, memory).data as Style | undefined
    for (const rule of style?.rules ?? []) toRegExp(rule)
    const texts = listContentProse(pages, all).filter(({ path }) => changed.has(path))
    const prose = await Promise.all(texts.map(({ read }) => checkProse(read(), complain)))
    const found = [...problems, ...prose.flatMap((file) => file.problems)]
    listReportLines(found, pages.length, true)
    buildComponentTypes({ files: all, context, pages })
    buildJsonSchemas({ files: all, context, pages })
    await buildData({ files: changed, context, problems }, highlighted)
    return listUnclear(found, all, assets)
  } catch (error) {
    return [describeError(error)]
  }
}

/** Returns an error with the place that threw it. */
export const describeError = (error: unknown): string =>
  (error as Error).stack?.split('\n').slice(0, 4).join('\n') ?? String(error)

/** Returns what's wrong with the reports about mistakes that are made at the same time. If anything is, makes each of them alone to find the cause. */
export async function explain(mistakes: readonly Mistake[]): Promise<string[]> {
  const faults = await listFaults(mistakes)
  const [first, second] = mistakes
  if (faults.length === 0 || !first) return []
  if (!second) return faults.map((fault) => `${JSON.stringify(first)}: ${fault}`)
  const causes: string[] = []
  for (const mistake of mistakes) causes.push(...(await explain([mistake])))
  return causes.length > 0 ? causes : faults.map((fault) => `${JSON.stringify(mistakes)}: ${fault}`)
}
