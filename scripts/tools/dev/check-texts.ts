import type { BarProblem } from '@/components/development/panels'
import { findEntry } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { contentPathToHref } from '@/lib/catalogue/mdx/content-path.mjs'
import { checkProject, spellingPath } from '@/lib/check/prose/check-project'
import { foldSame } from '@/lib/source/problem'
import { openContentMemory } from '../build/content'
import { readSite } from './describe-page'

/** What `npm run check:content` found out when it last ran. It isn't saved from here, because saving would forget every text that wasn't checked. */
const memory = openContentMemory('prose')
let last: Promise<unknown> = Promise.resolve()

/**
 * Checks spelling, grammar and style. Checks run one after another, so the last answer is always about the newest content.
 * @param texts the addresses of pages, and the paths of files in `content/`
 */
export function checkTexts(texts: readonly string[]): Promise<BarProblem[]> {
  const checking = last.then(() => check(texts))
  last = checking.catch(() => {})
  return checking
}

async function check(texts: readonly string[]): Promise<BarProblem[]> {
  const { pages, files, context } = readSite()
  const paths = texts.map((text) => {
    const entry = findEntry(text)
    return entry && isWritten(entry) ? entry.sourcePath : text
  })
  const { problems } = await checkProject(
    process.cwd(),
    pages,
    files,
    { ...context, memory },
    // The dictionaries take a second or two to load, and aren't needed until a text has changed.
    async () => (await import('@/lib/check/prose/spelling')).loadSpelling(spellingPath),
    new Set(paths),
  )
  return foldSame(problems).map((problem) => ({
    ...problem,
    pages: problem.path.endsWith('.mdx') ? [contentPathToHref(problem.path.slice('content/'.length))] : [],
  }))
}
