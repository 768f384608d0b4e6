import { automatedReadability } from 'automated-readability'
import type { Sentence } from 'nlcst'
import { toString as toText } from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { checkContent } from '@/lib/check/check-content'
import { buildContext } from '@/lib/check/context'
import type { Page } from '@/lib/check/lexer/page'
import { coverCode, findTextKind, type ProseFile, type TextKind } from '@/lib/check/prose/passage'
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
  const measured = listContentProse(pages, new Map()).map(({ read }) => measurePage(read()))
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

/** Sums of a kind; lengths, grades and shares are medians of its pages. */
function summarize(pages: readonly PageWords[]): PageWords {
  const sum = (read: (page: PageWords) => number) => pages.reduce((total, page) => total + read(page), 0)
  const middle = (read: (page: PageWords) => number) => median(pages.map(read)) ?? 0
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

const listFigures = ({ words, sentences, meanLength, longest, grade, repeatedOpenings, allowances }: PageWords) =>
  [
    words,
    sentences,
    meanLength.toFixed(1),
    longest,
    grade.toFixed(1),
    `${Math.round(repeatedOpenings * 100)}%`,
    allowances,
  ].join(' | ')

/** `grade` is a US school year by the Automated Readability Index; lengths are in words. */
type PageWords = {
  path: string
  words: number
  sentences: number
  meanLength: number
  longest: number
  grade: number
  /** The share of sentences that begin with the same two words as another one within the page. */
  repeatedOpenings: number
  /** The most common opening, if it's used more than twice. */
  opening?: string
  allowances: number
}

const english = unified().use(retextEnglish)

/** Measures the sentences of a page. Labels, headings and cells without a full stop aren't sentences. */
function measurePage({ path, passages, allowances }: ProseFile): PageWords {
  const sentences: string[][] = []
  for (const { text, kind } of passages) {
    if (kind === 'comments') continue
    visit(english.parse(coverCode(text).replace(/[*_|#[\]]/g, ' ')), 'SentenceNode', (sentence: Sentence) => {
      if (!/[.?]\s*$/.test(toText(sentence))) return
      const words = sentence.children.filter(({ type }) => type === 'WordNode').map((word) => toText(word))
      if (words.length > 1) sentences.push(words)
    })
  }
  const all = sentences.flat()
  const openings = new Map<string, number>()
  for (const [first = '', second = ''] of sentences) {
    const opening = `${first} ${second}`.toLowerCase()
    openings.set(opening, (openings.get(opening) ?? 0) + 1)
  }
  const repeated = [...openings.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  const [opening, count = 0] = [...openings].sort(([, a], [, b]) => b - a)[0] ?? []
  const character = all.join('').length
  return {
    path,
    words: all.length,
    sentences: sentences.length,
    meanLength: sentences.length ? all.length / sentences.length : 0,
    longest: Math.max(0, ...sentences.map((words) => words.length)),
    grade: sentences.length ? automatedReadability({ sentence: sentences.length, word: all.length, character }) : 0,
    repeatedOpenings: sentences.length ? repeated / sentences.length : 0,
    ...(opening && count > 2 && { opening: `${opening} (${count})` }),
    allowances: allowances.length,
  }
}
