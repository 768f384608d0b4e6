import { checkContent } from '@/lib/check/check-content'
import { buildContext } from '@/lib/check/context'
import type { Page } from '@/lib/check/lexer/page'
import { measureProse, type ProseFigures } from '@/lib/check/prose/measure-prose'
import { findTextKind, type TextKind } from '@/lib/check/prose/passage'
import { listContentProse } from '@/lib/check/prose/read-prose'
import { readContent } from '@/lib/check/read-content'
import { median } from './median'

const kinds: readonly TextKind[] = ['docs', 'releases', 'pages', 'legal', 'api']

/** Pages with fewer sentences say little about their style. */
const fewSentences = 8

/** Prints the sentences of every kind of page, and then of every page, the hardest to read first. */
export function measureWords(root: string, say: (line: string) => void): void {
  const { files, assets } = readContent(root)
  const pages: Page[] = []
  checkContent(files, buildContext(files, assets), pages)
  const measured = listContentProse(pages, new Map()).map(({ read }) => measureProse(read()))
  const head = 'words | sentences | mean length | longest | grade | repeated openings | allowances'
  say(`| kind | pages | ${head} |\n|---${'|---:'.repeat(8)}|`)
  for (const kind of kinds) {
    const own = measured.filter(({ path }) => findTextKind(path) === kind)
    if (own.length > 0) say(`| ${kind} | ${own.length} | ${listFigures(summarize(own))} |`)
  }
  say(`\n| page | ${head} | used most |\n|---${'|---:'.repeat(7)}|---|`)
  const long = measured.filter(({ sentences }) => sentences >= fewSentences)
  for (const page of long.sort((a, b) => b.grade - a.grade)) {
    say(`| ${page.path.replace('content/', '')} | ${listFigures(page)} | ${page.opening ?? ''} |`)
  }
}

/** Sums up the figures of a kind. Mean lengths, grades and shares are medians of its pages. */
function summarize(pages: readonly ProseFigures[]): ProseFigures {
  const sum = (read: (page: ProseFigures) => number) => pages.reduce((total, page) => total + read(page), 0)
  const middle = (read: (page: ProseFigures) => number) => median(pages.map(read)) ?? 0
  return {
    path: '',
    words: sum(({ words }) => words),
    sentences: sum(({ sentences }) => sentences),
    meanLength: middle(({ meanLength }) => meanLength),
    longest: Math.max(...pages.map(({ longest }) => longest)),
    grade: middle(({ grade }) => grade),
    repeatedOpenings: middle(({ repeatedOpenings }) => repeatedOpenings),
    allowances: sum(({ allowances }) => allowances),
  }
}

const listFigures = ({ words, sentences, meanLength, longest, grade, repeatedOpenings, allowances }: ProseFigures) =>
  [
    words,
    sentences,
    meanLength.toFixed(1),
    longest,
    grade.toFixed(1),
    `${Math.round(repeatedOpenings * 100)}%`,
    allowances,
  ].join(' | ')
