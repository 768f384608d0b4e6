import { automatedReadability } from 'automated-readability'
import type { Sentence } from 'nlcst'
import { toString as toText } from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { coverCode, type ProseFile } from './passage'

/** `grade` is a US school year by the Automated Readability Index; lengths are in words. */
export type ProseFigures = {
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

/** Measures the sentences of a file. Labels, headings and cells without a full stop aren't sentences. */
export function measureProse({ path, passages, allowances }: ProseFile): ProseFigures {
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
