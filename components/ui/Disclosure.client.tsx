'use client'

import { usePathname } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

type DisclosureProps = {
  /** What the trigger shows, and its name. */
  summary: ReactNode
  className?: string
  summaryClassName?: string
  /** Links or buttons. It isn't an ARIA menu, so Tab moves through them. */
  children: ReactNode
}

/** Shows a drop-down based on native `<details>`. It works without JavaScript; with it, it also closes on Escape and when the visitor leaves it. */
export function Disclosure({ summary, className, summaryClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const pathname = usePathname()
  const shownAt = useRef(pathname)

  useEffect(() => {
    if (shownAt.current !== pathname) close(details.current)
    shownAt.current = pathname
  }, [pathname])

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    // A `<dialog>` around it stays open.
    event.preventDefault()
    event.stopPropagation()
    close(details.current)
    trigger.current?.focus()
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a,[aria-pressed]')) return
    close(details.current)
    // If the link opens another page, the focus moves there. Otherwise, it goes back to the trigger.
    const link = target.closest('a')
    if (!link || link.pathname === window.location.pathname) trigger.current?.focus()
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close(details.current)
  }

  return (
    // A visitor may have opened it before hydration, and React doesn't know about `open`.
    <details
      ref={details}
      className={className}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
      suppressHydrationWarning
    >
      <summary ref={trigger} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false
}
