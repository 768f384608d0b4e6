import path from 'node:path'
import type { Page } from '../check/page'
import { byPlace, type Problem } from '../problem'
import { parseYaml } from '../yaml-problems'
import { listChangedLines } from './changed-lines'
import { checkProse, createProseChecker } from './check-prose'
import { findTextKind, type TextKind } from './kinds'
import { readContentProse, readProjectProse } from './read-prose'
import { loadSpelling } from './spelling'
import { styleSchema } from './style-rules'

/**
 * Checks spelling, grammar and style of the content, the interface, the documents and the comments.
 * @param pages the parsed pages of the content
 * @param files the text of each file of `content/` by its path
 * @returns the problems, sorted by file, and what couldn't be checked
 */
export async function checkProject(
  root: string,
  pages: readonly Page[],
  files: ReadonlyMap<string, string>,
): Promise<{ problems: Problem[]; notes: string[] }> {
  const { data: style } = parseYaml('content/style.yml', files.get('content/style.yml') ?? '', styleSchema)
  // A broken style.yml is reported with the other data files.
  if (!style) return { problems: [], notes: [] }
  const check = createProseChecker(style, await loadSpelling(path.join(root, 'cspell.config.yaml')))
  const { since = '', kinds = [] } = style.changedLinesOnly ?? {}
  const changed = since ? listChangedLines(since, root) : undefined
  const wasWrittenBefore = (kind: TextKind | undefined) => kind !== undefined && kinds.includes(kind)
  // Every file of code may have comments too, whatever else its texts are.
  const hasNew = (kind: TextKind | undefined) => !wasWrittenBefore(kind) || !wasWrittenBefore('comments')
  const prose = [
    ...readContentProse(pages, files),
    ...readProjectProse(root, (file) => hasNew(findTextKind(file)) || changed?.has(file) === true),
  ]
  const problems = await checkProse(prose, check, (file, { kind }, line) => {
    if (!wasWrittenBefore(kind)) return true
    const lines = changed?.get(file)
    return lines === 'all' || lines?.has(line) === true
  })
  const note = `prose: ${kinds.join(', ')} not checked, because git doesn't have the commit ${since.slice(0, 12)} (fetch the whole history)`
  return { problems: problems.sort(byPlace), notes: since && !changed ? [note] : [] }
}
