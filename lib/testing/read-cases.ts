import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { readContent } from '../check/read-content'

type Content = Pick<ReturnType<typeof readContent>, 'files' | 'assets'>
type Files = Content['files']

/** Content with mistakes, and the report that the check should give, with one problem on each line. */
export type Case = Content & { title: string; report: string }

/** A file of cases. `path` is absolute. */
export type CaseFile = { name: string; path: string; text: string; cases: readonly Case[] }

type PartialCase = { title: string; files: Map<string, string>; report?: string }

const folder = path.join(import.meta.dirname, '../check/cases')

/** A fenced block, a heading, or the first line of a block that's never closed. Headings inside a block don't match, because the block includes them. */
const partPattern =
  /^(?<fence>`{3,})(?<info>[^`\n]*)\n(?<body>[\s\S]*?)^\k<fence>$|^(?<level>##?) (?<title>.+)$|^(?<open>`{3,}.*)$/gm

/** Returns the content of `cases/base.md`, in which the check finds nothing, and the other files of cases. */
export function readCases(): { base: Content; caseFiles: readonly CaseFile[] } {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const base = parseCases('base.md', read('base.md'), new Map()).files
  const names = readdirSync(folder).filter((name) => name !== 'base.md')
  const caseFiles = names.sort().map((name) => {
    const text = read(name)
    return { name, path: path.join(folder, name), text, cases: parseCases(name, text, base).cases }
  })
  return { base: toContent(base), caseFiles }
}

/**
 * Returns the cases in a file. Each heading of level 2 begins one, and each heading of level 1 begins a section. Blocks before the first case of a section
 * change the base for all of its cases. There are three kinds of blocks:
 *
 * - `report` is the expected report. Each case has one.
 * - `diff PATH` replaces lines in a file of the base. Lines that stay begin with a space. A blank line separates two places in the file.
 * - `LANGUAGE PATH` is a whole file.
 *
 * After the path, `bom` adds a byte order mark, and `crlf` ends the lines as on Windows. In a block, `␠` is a space at the end of a line and `␉` a tab,
 * because editors hide or remove these.
 * @param base the text of each file that the blocks change
 * @returns also the `files` at the beginning of the last section
 * @throws an error with the file and the case if the text doesn't have this form
 */
export function parseCases(name: string, text: string, base: Files): { files: Files; cases: Case[] } {
  let files = new Map(base)
  const cases: PartialCase[] = []
  let current: PartialCase | undefined
  for (const { groups = {} } of text.matchAll(partPattern)) {
    const { level, title = '', info = '', body = '', open } = groups
    const where = current ? `${name}, "${current.title}"` : name
    assert(!open, `${where}: the block ${open} is never closed`)
    if (level === '#') {
      files = new Map(base)
      current = undefined
    } else if (level === '##') {
      current = { title, files: new Map(files) }
      cases.push(current)
    } else if (info === 'report') {
      assert(current && current.report === undefined, `${where}: write one report under each heading of level 2`)
      current.report = body
    } else {
      applyBlock(current?.files ?? files, info, body, where)
    }
  }
  return { files, cases: cases.map((partial) => toCase(name, partial)) }
}

/** Returns the text of a file of cases with other reports, of which there must be one for each case. */
export function writeReports(text: string, reports: readonly string[]): string {
  const rest = [...reports]
  return text.replace(partPattern, (part: string, _fence?: string, info?: string) => {
    if (info !== 'report') return part
    const report = rest.shift() ?? ''
    const longest = Math.max(2, ...Array.from(report.matchAll(/`+/g), ([ticks]) => ticks.length))
    const fence = '`'.repeat(longest + 1)
    return `${fence}report\n${report}${fence}`
  })
}

function toCase(name: string, { title, files, report }: PartialCase): Case {
  const fix = 'add an empty block, and run npx vitest run lib/check -u to fill it'
  assert(report !== undefined, `${name}, "${title}": there's no report (${fix})`)
  return { ...toContent(files), title, report }
}

function toContent(files: Files): Content {
  const publicPaths = [...files.keys()].filter((file) => file.startsWith('public/'))
  return { files, assets: new Set(publicPaths.map((file) => file.slice('public'.length))) }
}

function applyBlock(files: Map<string, string>, info: string, body: string, where: string): void {
  const [kind, file = '', ...flags] = info.split(' ')
  const isKnown = file.includes('/') && flags.every((flag) => flag === 'bom' || flag === 'crlf')
  assert(isKnown, `${where}: unknown block "${info}" (write report, diff PATH or LANGUAGE PATH, then bom or crlf)`)
  let text = body.replaceAll('␠', ' ').replaceAll('␉', '\t')
  if (kind === 'diff') {
    const old = files.get(file)
    assert(old !== undefined, `${where}: there's no ${file} to change`)
    text = applyDiff(old, text, `${where}: ${file}`)
  }
  if (flags.includes('crlf')) text = text.replaceAll('\n', '\r\n')
  files.set(file, flags.includes('bom') ? `\uFEFF${text}` : text)
}

/** Returns the text with the changes of a diff. The diff has no line numbers, so its old lines must occur once. */
function applyDiff(text: string, diff: string, where: string): string {
  const lines = text.split('\n')
  for (const part of diff.split(/\n{2,}/).filter(Boolean)) {
    const hunk = part.split('\n').filter(Boolean)
    const stray = hunk.find((line) => !/^[-+ ]/.test(line))
    assert(stray === undefined, `${where}: begin the line "${stray}" with "-", "+" or a space`)
    const withoutMark = (mark: string) => hunk.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1))
    const old = withoutMark('+')
    const places = [...lines.keys()].filter((at) => old.every((line, index) => lines[at + index] === line))
    assert(places.length === 1, `${where}: the old lines occur ${places.length} times, not once:\n${old.join('\n')}`)
    lines.splice(places[0] ?? 0, old.length, ...withoutMark('-'))
  }
  return lines.join('\n')
}
