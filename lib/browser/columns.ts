/** How far below the reading line a heading may be, in px, because a hash link adds the heading's own margin to that line. */
const tolerance = 32

/** A heading on screen. `top` is its distance from the top of the window, in px. */
type HeadingPosition = { id: string; top: number }

/** `readingLine`: how far below the top of the window a heading counts as reached, in px. That's where a hash link puts it. */
type Viewport = { height: number; readingLine: number; isAtEnd: boolean }

/** How much of the window, from the top, the next heading has to reach for its section to count as being read. */
const upperPart = 1 / 4

/**
 * Returns the ID of the section being read: the last heading above the reading line. If that heading has left the screen and the next one is in the top
 * quarter, it's the next one. At the end of the page, where short sections can no longer reach the line, it's the last heading that's visible. Above
 * the first heading, it's undefined.
 */
export function findActiveId(
  headings: readonly HeadingPosition[],
  { height, readingLine, isAtEnd }: Viewport,
): string | undefined {
  if (isAtEnd) return headings.findLast(({ top }) => top <= height)?.id
  const at = headings.findLastIndex(({ top }) => top <= readingLine + tolerance)
  const current = headings[at]
  const next = headings[at + 1]
  // After a hash link, the heading is still in view, so even a short section is marked.
  return current && current.top < 0 && next && next.top <= height * upperPart ? next.id : current?.id
}

/** Returns the ID of the section being read, of those whose headings have `ids`. */
export function readActiveId(ids: readonly string[]): string | undefined {
  return findActiveId(measureHeadings(ids), readViewport())
}

function measureHeadings(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id)
    // A heading in a closed tab can't be the one being read, although `until-found` leaves it a box.
    return heading?.checkVisibility({ contentVisibilityAuto: true })
      ? [{ id, top: heading.getBoundingClientRect().top }]
      : []
  })
}

function readViewport(): Viewport {
  const root = document.documentElement
  return {
    height: window.innerHeight,
    readingLine: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
    isAtEnd: window.scrollY + window.innerHeight >= root.scrollHeight - 2,
  }
}

/**
 * Scrolls the column around a link's `nav` so that the link comes into view, but only if it's out of view. `scrollIntoView` would move the page as well
 * (`facebook/docusaurus#6317`).
 */
export function scrollColumnTo(link: Element): void {
  const column = findColumn(link)
  if (!column) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  const isVisible = top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)
  if (!isVisible) column.scrollTop += top - frame.top - column.clientHeight / 3
}

/** Scrolls the column around an element's `nav` back to its beginning. */
export function rewindColumn(element: Element): void {
  const column = findColumn(element)
  if (column) column.scrollTop = 0
}

const findColumn = (element: Element) => element.closest('nav')?.parentElement
