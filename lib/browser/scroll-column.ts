/**
 * Scrolls the column around a link's `nav` so that the link comes into view, but only if it's out of view. `scrollIntoView` would move the page as well
 * (`facebook/docusaurus#6317`).
 */
export function scrollColumnTo(link: Element): void {
  const column = link.closest('nav')?.parentElement
  if (!column) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  const isVisible = top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)
  if (!isVisible) column.scrollTop += top - frame.top - column.clientHeight / 3
}
