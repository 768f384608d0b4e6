import { findTarget } from './find-arrival'
import { type Marks, markTerms } from './mark-terms'

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
    // Panels belong to the pre-paint script, which opens them as it does for the browser's own search.
    if (box instanceof HTMLDetailsElement) box.open = true
    else box.dispatchEvent(new Event('beforematch', { bubbles: true }))
    if (box.matches(closed)) break
  }
  elementOf(first)?.scrollIntoView({ block: 'center' })
}

const elementOf = ({ startContainer: node }: Range) => (node instanceof Element ? node : node.parentElement)
const findClosed = (range: Range) => elementOf(range)?.closest<HTMLElement>(closed) ?? undefined
