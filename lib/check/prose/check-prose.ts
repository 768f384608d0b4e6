import type { Problem } from '../../source/problem'
import { createReport, type Place } from '../report'
import { type Allowance, blank, coverCode, type Passage, type ProseFile, type TextKind } from './passage'
import type { Misspelling, SpellingChecker } from './spelling'
import { type Style, type StyleRule, toRegExp } from './style-rules'

/** How many words there have to be for each allowance. If a text needs more allowances, a rule is wrong. */
const wordsPerAllowance = 1000

type Finding = { at: number; rule: string; message: string; fix: string }

/** Returns what's wrong with a file's texts. */
export type ProseChecker = (file: ProseFile) => Promise<Finding[]>

/** Returns a function that checks spelling, grammar and the rules of `content/style.yml`. */
export async function createProseChecker({ rules }: Style, spell: SpellingChecker): Promise<ProseChecker> {
  const { listGrammarProblems } = await import('./language')
  const compiled = rules.map((rule) => ({ rule, pattern: toRegExp(rule) }))
  return async ({ source, passages, allowances }) => {
    // The dictionaries may be in another thread.
    const [misspellings, ...grammar] = await Promise.all([
      spell(coverAllBut(source, passages)),
      ...passages.map(listGrammarProblems),
    ])
    const all = [
      ...misspellings.map(describeMisspelling),
      ...grammar.flat(),
      ...passages.flatMap((passage) => compiled.flatMap(({ rule, pattern }) => findRule(passage, rule, pattern))),
    ]
    return applyAllowances(all, passages, allowances)
  }
}

/** What the check has found in a file, in a form that survives JSON. */
export type CheckedFile = {
  path: string
  /** Problems outside a passage have no kind. */
  problems: readonly (Problem & { kind?: TextKind })[]
  allowances: readonly Place[]
  words: number
}

/** Checks the texts of a file. */
export async function checkProse(file: ProseFile, check: ProseChecker): Promise<CheckedFile> {
  const { path, source, passages } = file
  const problems: (Problem & { kind?: TextKind })[] = []
  const found: Problem[] = []
  const report = createReport(path, source, found)
  for (const { at, message, fix } of await check(file)) {
    const passage = passages.find(({ start, text }) => start <= at && at < start + text.length)
    report(at, message, fix)
    problems.push(...found.splice(0).map((problem) => ({ ...problem, ...(passage && { kind: passage.kind }) })))
  }
  const allowances: Problem[] = []
  const note = createReport(path, source, allowances)
  for (const { at } of file.allowances) note(at, '', '')
  return {
    path,
    problems,
    allowances: allowances.map(({ line, column }) => ({ line, column })),
    words: passages.reduce((sum, { text }) => sum + countWords(text), 0),
  }
}

/**
 * Returns every problem of the texts, as `checkContent` does for everything else.
 * @param isChecked whether a problem in this line of a text of that kind counts; lines begin at 1
 */
export function listProseProblems(
  files: readonly CheckedFile[],
  isChecked: (path: string, kind: TextKind, line: number) => boolean = () => true,
): Problem[] {
  const problems = files.flatMap((file) =>
    file.problems
      .filter(({ path, kind, line }) => !kind || isChecked(path, kind, line))
      .map(({ kind: _kind, ...problem }) => problem),
  )
  return [...problems, ...countAllowances(files)]
}

/** Returns the source with everything blanked except the passages. */
function coverAllBut(source: string, passages: readonly Passage[]): string {
  let end = 0
  let text = ''
  for (const passage of [...passages].sort((a, b) => a.start - b.start)) {
    if (passage.start < end) continue
    text += blank(source.slice(end, passage.start)) + coverCode(passage.text)
    end = passage.start + passage.text.length
  }
  return text
}

function describeMisspelling({ at, word, suggestions }: Misspelling): Finding {
  const [first, ...others] = suggestions
  const fix = first
    ? `write ${[first, ...others].join(' or ')}, or add the word to content/words.txt`
    : 'add the word to content/words.txt'
  return { at, rule: 'spelling', message: `"${word}" isn't in the dictionary`, fix }
}

function findRule({ start, text, kind }: Passage, rule: StyleRule, pattern: RegExp): Finding[] {
  if (rule.kinds ? !rule.kinds.includes(kind) : rule.except?.includes(kind)) return []
  return Array.from(coverCode(text).matchAll(pattern), ({ 0: found, index }) => ({
    at: start + index + (found.length - found.trimStart().length),
    rule: rule.id,
    message: `"${found.trim().replace(/\s+/g, ' ')}" isn't how we write (${rule.id}: ${rule.sense})`,
    fix: rule.write,
  }))
}

/**
 * Removes the findings that an allowance covers: those in the text that contains it or, failing that, in the next one. An allowance without a reason
 * or a use is itself a problem.
 */
function applyAllowances(
  findings: readonly Finding[],
  passages: readonly Passage[],
  allowances: readonly Allowance[],
): Finding[] {
  let rest = [...findings]
  for (const { at, end, rule, reason } of allowances) {
    const covered =
      passages.find(({ start, text }) => start <= at && at < start + text.length) ??
      passages.find(({ start }) => start >= end)
    const isCovered = (finding: Finding) =>
      covered !== undefined &&
      finding.rule === rule &&
      finding.at >= covered.start &&
      finding.at < covered.start + covered.text.length
    const fix = `write style-allow ${rule}: and the reason`
    if (!reason) rest.push({ at, rule: 'allowance', message: `this allows "${rule}" without a reason`, fix })
    else if (!rest.some(isCovered))
      rest.push({
        at,
        rule: 'allowance',
        message: `the next text doesn't break the rule "${rule}"`,
        fix: 'remove the comment',
      })
    rest = rest.filter((finding) => !isCovered(finding))
  }
  return rest
}

function countAllowances(files: readonly CheckedFile[]): Problem[] {
  const words = files.reduce((sum, file) => sum + file.words, 0)
  const allowed = files.flatMap(({ path, allowances }) => allowances.map((place) => ({ path, ...place })))
  const limit = Math.ceil(words / wordsPerAllowance)
  const message = `there are ${allowed.length} allowances in ${words} words, and the limit is ${limit}`
  return allowed.slice(limit).map((place) => ({ ...place, message, fix: 'rewrite the text instead' }))
}

/** Counts the words of a text; numbers and marks don't count. */
const countWords = (text: string): number => text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0
