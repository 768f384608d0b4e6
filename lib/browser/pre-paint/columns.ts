import { scrollColumnTo } from '../scroll-column'

/** Brings the link of the current page into view in the columns that scroll by themselves, in the frame in which each of them first shows. */
export function startColumns(): void {
  const shown = new Set<Element>()
  const show = () => {
    for (const link of document.querySelectorAll('nav a[aria-current=page]')) {
      if (!shown.has(link)) scrollColumnTo(link)
      shown.add(link)
    }
  }
  // Only in frames. A position that's read between them costs a layout, and on arrival the first paint waits for it.
  const follow = () => {
    show()
    if (document.readyState === 'loading') requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(show))
}
