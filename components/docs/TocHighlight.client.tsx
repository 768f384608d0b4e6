'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { readActiveId, rewindColumn, scrollColumnTo } from '@/lib/browser/columns'

type TocHighlightProps = { ids: readonly string[]; children: ReactNode }

/** Marks the link of the section being read. The server renders the links, and only `aria-current` is set here, so scrolling doesn't render anything. */
export function TocHighlight({ ids, children }: TocHighlightProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const mark = () => {
      frame = 0
      const active = readActiveId(ids)
      // Back above the first section, the title of the list is in view again.
      if (!active && list.current?.querySelector('[aria-current]')) rewindColumn(list.current)
      let reached: HTMLAnchorElement | undefined
      for (const link of list.current?.querySelectorAll('a') ?? []) {
        const isActive = link.hash === `#${active}`
        if (isActive && !link.ariaCurrent) reached = link
        if (isActive) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
      // In a long list, marking a link opens its section and closes the previous one, so the list can only scroll to the link afterwards.
      if (reached) scrollColumnTo(reached)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(mark)
    }
    mark()
    // Opening a tab or a folded part moves what's below it, and so does drawing the rest of a page after its first screen.
    const observer = new ResizeObserver(schedule)
    observer.observe(document.body)
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [ids])

  return <div ref={list}>{children}</div>
}
