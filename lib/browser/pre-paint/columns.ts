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
  const follow = () => {
    if (document.readyState !== 'loading') return
    show()
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
  document.addEventListener('DOMContentLoaded', show)
}
