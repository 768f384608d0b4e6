'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { readActiveId, rewindColumn, scrollColumnTo } from '@/lib/browser/columns'

type CurrentSectionProps = { children: ReactNode }

/** Returns the ID of the heading that a link stands for: the one it leads to, or the one in `data-heading` if it leads to another page. */
const getHeadingId = ({ dataset, hash }: HTMLAnchorElement) => dataset.heading ?? hash.slice(1)

/**
 * Marks the link of the section being read. The server renders the links, and only `aria-current` is set here, so scrolling doesn't render anything.
 * `CurrentLink` marks the page being read as "page", and that mark stays.
 */
export function CurrentSection({ children }: CurrentSectionProps) {
  const list = useRef<HTMLDivElement>(null)

  // After each render, because the links change when another page opens.
  useEffect(() => {
    let frame = 0
    const mark = () => {
      frame = 0
      const links = [...(list.current?.querySelectorAll('a') ?? [])]
      const active = readActiveId(links.map(getHeadingId))
      // Back above the first section, the title of the list is in view again.
      if (!active && list.current?.querySelector('[aria-current="true"]')) rewindColumn(list.current)
      let reached: HTMLAnchorElement | undefined
      for (const link of links) {
        const isActive = active !== undefined && getHeadingId(link) === active
        if (isActive && !link.ariaCurrent) reached = link
        if (isActive) link.setAttribute('aria-current', 'true')
        else if (link.ariaCurrent === 'true') link.removeAttribute('aria-current')
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
  })

  return <div ref={list}>{children}</div>
}
