import { createTermFinder } from '../search/find-terms'

/** The marked places, in the order of the page, and a function that removes the marks. */
export type Marks = { ranges: readonly Range[]; clear: () => void }

/** The name of our marks in style sheets: `::highlight(search-term)`. */
const highlightName = 'search-term'

/** Elements whose text isn't part of the page. Closed tab panels are hidden from assistive technology, but their text is part of it. */
const skipped =
  'nav, button, select, textarea, dialog, script, style, noscript, template, svg, .visuallyHidden, [aria-hidden="true"]:not([data-tab])'

/** Marks terms in the text of `root`, without changing the document if the browser can do that. Terms are only compared with text and never parsed. */
export function markTerms(terms: readonly string[], root: Element): Marks {
  const find = createTermFinder(terms)
  const spots = listTexts(root).map((node) => ({ node, found: find(node.data) }))
  if (globalThis.CSS?.highlights && typeof Highlight === 'function') {
    const ranges = spots.flatMap(({ node, found }) => found.map(([start, end]) => toRange(node, start, node, end)))
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    return { ranges, clear: () => CSS.highlights.delete(highlightName) }
  }
  const wrapped = spots.filter(({ found }) => found.length).map(({ node, found }) => wrap(node, found))
  return {
    ranges: wrapped.flatMap(({ marks }) => marks.map((mark) => toRange(mark, 0, mark, 1))),
    clear: () => {
      for (const { undo } of wrapped) undo()
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
