/**
 * Brings a link into view by scrolling the column that holds its `nav`, and only when the link is out of view. `scrollIntoView` would move
 * the page as well (Docusaurus #6317).
 */
export function scrollColumnTo(link: Element): void {
  const column = link.closest('nav')?.parentElement
  if (!column) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  const isVisible = top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)
  if (!isVisible) column.scrollTop += top - frame.top - column.clientHeight / 3
}
