import { scrollColumnTo } from '../scroll-column'

/** Brings the link of the current page into view in the columns that scroll by themselves, before the page is first seen where it can. */
export function startColumns(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('nav a[aria-current=page]')) scrollColumnTo(link)
  })
}
