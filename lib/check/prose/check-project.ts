import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { rememberLater, toMemoryKey } from '../../source/memory'
import { byPlace, type Problem } from '../../source/problem'
import type { CheckContext } from '../context'
import type { Page } from '../lexer/page'
import { parseData } from '../rules/data-files'
import { type CheckedFile, checkProse, createProseChecker, listProseProblems, type ProseChecker } from './check-prose'
import { findTextKind, type TextKind } from './passage'
import { listContentProse, listProjectProse, type ProseSource } from './read-prose'
import type { SpellingChecker } from './spelling'
import type { Style } from './style-rules'

/** Where the settings of the dictionaries are. Editors' spelling plugins read them too. */
export const spellingPath = 'cspell.config.yaml'

const stylePath = 'content/style.yml'
const runProgram = promisify(execFile)

/**
 * Checks spelling, grammar and style of the content, the interface, the documents and the comments.
 * @param pages the parsed pages of the content
 * @param files the text of each file of `content/` by its path
 * @param openSpelling is called before the first text that isn't remembered
 * @param only the files of the content to check, or undefined to check everything
 * @returns the problems, sorted by file, and what couldn't be checked
 */
export async function checkProject(
  root: string,
  pages: readonly Page[],
  files: ReadonlyMap<string, string>,
  { memory, tokens }: Pick<CheckContext, 'memory' | 'tokens'>,
  openSpelling: () => Promise<SpellingChecker>,
  only?: ReadonlySet<string>,
): Promise<{ problems: Problem[]; notes: string[] }> {
  const rules = files.get(stylePath) ?? ''
  const style = parseData(stylePath, rules, { kind: 'style' }, memory).data as Style | undefined
  const words = files.get('content/words.txt')?.trim()
  // If one of them is missing or broken, that's reported with the other files. Without our own words, every page would seem to have mistakes.
  if (!style || !words) return { problems: [], notes: [] }
  const { since = '', kinds = [] } = style.changedLinesOnly ?? {}
  const wasWrittenBefore = (kind: TextKind | undefined) => kind !== undefined && kinds.includes(kind)
  const needsGit = since !== '' && (!only || [...only].some((file) => wasWrittenBefore(findTextKind(file))))
  // Git works while the content is checked.
  const comparing = needsGit ? listChangedLines(since, root) : undefined
  // Every file of code may have comments too, whatever else its texts are.
  const hasNew = (kind: TextKind | undefined) => !wasWrittenBefore(kind) || !wasWrittenBefore('comments')
  // Pages are read with their tokens, and some mistakes in them are covered.
  const basis = toMemoryKey([rules, tokens, readFileSync(path.join(root, spellingPath), 'utf8'), words])
  let check: Promise<ProseChecker> | undefined
  const checked: CheckedFile[] = []
  const examine = async ({ path, source, read }: ProseSource) => {
    const work = async () => {
      check ??= openSpelling().then((spell) => createProseChecker(style, spell))
      return checkProse(read(), await check)
    }
    checked.push(await rememberLater(memory, ['prose', path, source, basis], work))
  }
  for (const file of listContentProse(pages, files)) if (!only || only.has(file.path)) await examine(file)
  const changed = await comparing
  const wants = (file: string) => hasNew(findTextKind(file)) || changed?.has(file) === true
  for (const file of only ? [] : listProjectProse(root, wants)) await examine(file)
  // The limit for allowances depends on the words of all files, so it can't be checked with only some.
  const counted = only ? checked.map((file) => ({ ...file, allowances: [] })) : checked
  const problems = listProseProblems(counted, (file, kind, line) => {
    if (!wasWrittenBefore(kind)) return true
    const lines = changed?.get(file)
    return lines === 'all' || lines?.has(line) === true
  })
  const note = `prose: ${kinds.join(', ')} not checked, because git doesn't have the commit ${since.slice(0, 12)} (fetch the whole history)`
  return { problems: problems.sort(byPlace), notes: needsGit && !changed ? [note] : [] }
}

/** The lines of each file that were added or changed; `'all'` for a new file. Files without changes are missing. */
type ChangedLines = ReadonlyMap<string, ReadonlySet<number> | 'all'>

/**
 * Asks git for the lines that changed since a commit, including changes that aren't committed yet.
 * @param since a full commit hash
 * @returns undefined if there's no git, or if the clone doesn't go back to that commit
 */
export async function listChangedLines(since: string, cwd = process.cwd()): Promise<ChangedLines | undefined> {
  const git = async (...options: string[]) => (await runProgram('git', options, { cwd, maxBuffer: 2 ** 28 })).stdout
  const diff = ['diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', '--dst-prefix=b/', since, '--']
  try {
    const [added, text] = await Promise.all([git('ls-files', '--others', '--exclude-standard', '-z'), git(...diff)])
    return new Map<string, ReadonlySet<number> | 'all'>([
      ...added.split('\0').flatMap((path) => (path ? [[path, 'all'] as const] : [])),
      ...readDiff(text),
    ])
  } catch {
    return undefined
  }
}

/** Returns the lines that a diff without context adds, by file. */
function readDiff(diff: string): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>()
  let lines: Set<number> | undefined
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    if (path) {
      lines = new Set()
      changed.set(path, lines)
    }
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start) for (let offset = 0; offset < Number(count); offset += 1) lines?.add(Number(start) + offset)
  }
  return changed
}
