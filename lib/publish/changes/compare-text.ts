import { diffArrays } from 'diff'
import type { Nodes, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** A run of words that are in both texts, or in only one of them. */
export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' }

/** A place where two texts differ: the blocks that changed, and the heading above them, which is empty before the first heading. */
export type TextChange = { heading: string; id: string; parts: TextPart[] }

/** A word, or a number with what's inside it, as in 0.25, 10,000, 2.0.1, 09:30 or 2026-05-02. */
const word = /[\p{L}\p{M}\p{N}_]+(?:(?<=\p{N})[.,:/-](?=\p{N})[\p{L}\p{M}\p{N}_]+)*/gu
/** All of a text: words, line breaks, other white space, and every other character by itself. */
const piece = new RegExp(`${word.source}|\\n|[^\\S\\n]+|[^]`, 'gu')

type Block = { text: string; heading: string; id: string }

type Headings = ReadonlySet<string | undefined>

/**
 * Lists the places where the content of a page differs, with the words that were added and removed.
 * @param headings those that are listed elsewhere, so that they aren't told twice
 */
export function compareText(before: Root, after: Root, headings?: { before: Headings; after: Headings }): TextChange[] {
  const [old, now] = [listBlocks(before, headings?.before), listBlocks(after, headings?.after)]
  const runs = diffArrays(old, now, { comparator: (a, b) => a.text === b.text })
  const changes: TextChange[] = []
  for (const [index, { added, removed, value }] of runs.entries()) {
    const previous = runs[index - 1]
    // A removed run and the added one after it are one change.
    if ((!added && !removed) || (added && previous?.removed)) continue
    const next = removed && runs[index + 1]?.added ? runs[index + 1]?.value : undefined
    const [first] = next ?? value
    const [gone, come] = removed ? [value, next ?? []] : [[], value]
    changes.push({ heading: first?.heading ?? '', id: first?.id ?? '', parts: compareWords(join(gone), join(come)) })
  }
  return changes
}

/** Compares two texts word by word. Where only white space separates two changes, they become one, because that's easier to read. */
export function compareWords(before: string, after: string): TextPart[] {
  const parts: TextPart[] = []
  let [gone, come] = ['', '']
  const finish = () => {
    // The space that both end with isn't part of the change.
    const space = gone && come && gone.at(-1) === ' ' && come.at(-1) === ' ' ? -1 : undefined
    if (gone) parts.push({ text: gone.slice(0, space), kind: 'removed' })
    if (come) parts.push({ text: come.slice(0, space), kind: 'added' })
    gone = come = ''
    return space ? ' ' : ''
  }
  for (const { value: pieces, added, removed } of diffArrays(before.match(piece) ?? [], after.match(piece) ?? [])) {
    const value = pieces.join('')
    if (removed) gone += value
    else if (added) come += value
    else if ((gone || come) && /^[^\S\n]+$/.test(value)) {
      gone += value
      come += value
    } else {
      const space = finish()
      parts.push({ text: space + value, kind: 'same' })
    }
  }
  if (finish()) parts.push({ text: ' ', kind: 'same' })
  return parts
}

/** How many words were added, and how many removed. */
export type WordCount = { added: number; removed: number }

/** Counts the words that were added and those that were removed. */
export function countWords(changes: readonly TextChange[]): WordCount {
  const parts = changes.flatMap((change) => change.parts)
  const countOf = (kind: TextPart['kind']) =>
    parts.reduce((sum, own) => sum + (own.kind === kind ? (own.text.match(word)?.length ?? 0) : 0), 0)
  return { added: countOf('added'), removed: countOf('removed') }
}

/** Shortens runs of unchanged words, so that only those next to a change remain. @param around the number of words to keep on each side */
export function shorten(parts: readonly TextPart[], around = 12): TextPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const words = part.text.match(/\S+\s*|^\s+/g) ?? []
    const start = index === 0 ? [] : words.slice(0, around)
    const end = index === parts.length - 1 ? [] : words.slice(-around)
    if (words.length <= start.length + end.length + 1) return part
    return { ...part, text: [...start, start.length || index === 0 ? '… ' : '', ...end].join('') }
  })
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
export function measureLikeness(before: string, after: string): number {
  const [old, now] = [before, after].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  if (!old?.length || !now?.length) return 0
  const counts = new Map<string, number>()
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of now) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return (2 * shared) / (old.length + now.length)
}

function listBlocks({ children }: Root, headings: Headings = new Set()): Block[] {
  let heading = ''
  let id = ''
  return children.flatMap(splitLists).flatMap((node) => {
    if (node.type === 'heading') {
      heading = textOf(node)
      id = String(node.data?.hProperties?.id ?? '')
      if (headings.has(heading)) return []
    }
    return [{ text: readText(node).trim(), heading, id }]
  })
}

/** Splits lists into items, so that a new item is a change by itself. */
function splitLists(node: RootContent): RootContent[] {
  return node.type === 'list' ? node.children.map((item) => ({ ...node, children: [item] })) : [node]
}

/** Returns the text as readers see it: without markup, and with a line for each paragraph, item and row of a table. */
function readText(node: Nodes): string {
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return textOf(node)
  const separator = { tableRow: ' · ', table: '\n', blockquote: '\n', list: '\n', listItem: '\n' }[node.type as string]
  return node.children.map(readText).join(separator ?? '')
}

const join = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n\n')
