import { listWords } from '../search/words'
import { findTarget } from './arrival'

/** The marked places, in the order of the page, and a function that removes the marks. */
type Marks = { ranges: readonly Range[]; clear: () => void }

/** The name of our marks in style sheets: `::highlight(search-term)`. */
const highlightName = 'search-term'

/** Elements whose text isn't part of the page. Closed tab panels are hidden from assistive technology, but their text is part of it. */
const skipped =
  'nav, button, select, textarea, dialog, script, style, noscript, template, svg, .visuallyHidden, [aria-hidden="true"]:not([data-tab])'

/** Samples of the API reference. Readers' own values are written into their text nodes, which mustn't be split. */
const filled = '[data-samples] pre code'

const closed = '[data-tab][hidden], details:not([open])'

/** Marks terms in the main part of the page until Escape is pressed, and opens what hides the hit. Returns a function that removes the marks. */
export function showHighlights(terms: readonly string[], hash: string): () => void {
  const main = document.querySelector('main')
  if (!main || terms.length === 0) return () => {}
  const marks = markTerms(terms, main)
  openHit(listInSection(marks, findTarget(hash), main))
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    marks.clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end()
  }
  document.addEventListener('keydown', onKeyDown, { signal: controller.signal })
  return end
}

/** Returns the marks between the target and the next heading, or all of them if there's no target. */
function listInSection({ ranges }: Marks, target: Element | null, main: Element): readonly Range[] {
  if (!target) return ranges
  const next = [...main.querySelectorAll('h2, h3, h4')].find(
    (heading) => isAfter(heading, target) && heading !== target,
  )
  return ranges.filter(
    ({ startContainer: node }) =>
      (target.contains(node) || isAfter(node, target)) && !(next && (next.contains(node) || isAfter(node, next))),
  )
}

const isAfter = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) && !other.contains(node)

/** If every mark is inside something closed, opens what hides the first one. */
function openHit(ranges: readonly Range[]): void {
  const [first] = ranges
  if (!first || ranges.some((range) => !findClosed(range))) return
  for (let box = findClosed(first); box; box = findClosed(first)) {
    // Panels belong to the script of the tabs, which opens them as it does for the browser's own search.
    if (box instanceof HTMLDetailsElement) box.open = true
    else box.dispatchEvent(new Event('beforematch', { bubbles: true }))
    if (box.matches(closed)) break
  }
  elementOf(first)?.scrollIntoView({ block: 'center' })
}

const elementOf = ({ startContainer: node }: Range) => (node instanceof Element ? node : node.parentElement)
const findClosed = (range: Range) => elementOf(range)?.closest<HTMLElement>(closed) ?? undefined

/** Marks terms in the text of `root`, without changing the document if the browser can do that. Terms are only compared with text and never parsed. */
function markTerms(terms: readonly string[], root: Element): Marks {
  const find = createTermFinder(terms)
  const spots = listTexts(root).map((node) => ({ node, found: find(node.data) }))
  if (globalThis.CSS?.highlights && typeof Highlight === 'function') {
    const ranges = spots.flatMap(({ node, found }) => found.map(([start, end]) => toRange(node, start, node, end)))
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    return { ranges, clear: () => CSS.highlights.delete(highlightName) }
  }
  const undos: (() => void)[] = []
  const ranges = spots
    .filter(({ found }) => found.length)
    .flatMap(({ node, found }) => {
      if (node.parentElement?.closest(filled)) return found.map(([start, end]) => toRange(node, start, node, end))
      const { marks, undo } = wrap(node, found)
      undos.push(undo)
      return marks.map((mark) => toRange(mark, 0, mark, 1))
    })
  return {
    ranges,
    clear: () => {
      for (const undo of undos) undo()
    },
  }
}

function listTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    return node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function toRange(from: Node, start: number, to: Node, end: number): Range {
  const range = document.createRange()
  range.setStart(from, start)
  range.setEnd(to, end)
  return range
}

/** Puts `<mark>` around parts of a text. After `undo`, the page has exactly the nodes that React knows. */
function wrap(node: Text, found: readonly (readonly [number, number])[]): { marks: Element[]; undo: () => void } {
  const before = node.data
  const added: ChildNode[] = []
  const marks = found.toReversed().map(([start, end]) => {
    const rest = node.splitText(end)
    const word = node.splitText(start)
    const mark = document.createElement('mark')
    word.replaceWith(mark)
    mark.append(word)
    added.push(mark, rest)
    return mark
  })
  const undo = () => {
    for (const own of added) own.remove()
    node.data = before
  }
  return { marks: marks.toReversed(), undo }
}

/**
 * Creates a function that finds these terms in a text and returns them as pairs of start and end. It matches whole words, and ignores capitals and accents.
 * A term of several words matches where they follow each other.
 * @example createTermFinder(['Café au lait'])('A CAFE AU LAIT, please.') // => [[2, 14]]
 */
function createTermFinder(terms: readonly string[]): (text: string) => [start: number, end: number][] {
  const wanted = terms.map((term) => listWords(term).map(({ form }) => form)).filter((forms) => forms.length > 0)
  // If two terms begin at the same word, the longer one wins, because it's more specific.
  wanted.sort((a, b) => b.length - a.length)
  return (text) => {
    const words = listWords(text)
    const found: [number, number][] = []
    for (let at = 0; at < words.length; at += 1) {
      const match = wanted.find((forms) => forms.every((form, offset) => words[at + offset]?.form === form))
      const [first, last] = [words[at], words[at + (match?.length ?? 0) - 1]]
      if (!match || !first || !last) continue
      found.push([first.start, last.end])
      at += match.length - 1
    }
    return found
  }
}
