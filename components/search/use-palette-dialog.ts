import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type SearchContext, searchContexts } from '@/lib/search/search-record'

/**
 * Limits the search to an area on Alt and a digit, anywhere in the `<dialog>` around `field`. 1 means everything. Keys count by position, because Alt
 * changes what they type.
 */
export function useScopeKeys(
  field: RefObject<HTMLElement | null>,
  onChoose: (context: SearchContext | undefined) => void,
): void {
  const choose = useEffectEvent(onChoose)

  useEffect(() => {
    const dialog = field.current?.closest('dialog')
    const onKeyDown = (event: KeyboardEvent) => {
      const place = Number(/^Digit([1-5])$/.exec(event.code)?.[1] ?? 0)
      if (!place || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      choose(searchContexts[place - 2])
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [field])
}

/**
 * Begins at the top for each new `topic`. Once a reader has scrolled, `isChosen` keeps the hits where they are, because the browser would scroll along with
 * one that moves down.
 */
export function useResultScroll(topic: string, isChosen: RefObject<boolean>) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (topic && body.current) body.current.scrollTop = 0
  }, [topic])
  const onScroll = () => {
    if (body.current && body.current.scrollTop > 0) isChosen.current = true
  }
  return { body, onScroll }
}

/**
 * Tells the `<dialog>` around `field` how much of the window the on-screen keyboard leaves, because no CSS unit knows that on every phone. The values are
 * set through the object model, which a strict security policy allows.
 */
export function useViewport(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const style = field.current?.closest('dialog')?.style
    if (!viewport || !style) return undefined
    const tell = () => {
      style.setProperty('--viewport-height', `${viewport.height}px`)
      style.setProperty('--viewport-top', `${viewport.offsetTop}px`)
    }
    tell()
    viewport.addEventListener('resize', tell)
    viewport.addEventListener('scroll', tell)
    return () => {
      viewport.removeEventListener('resize', tell)
      viewport.removeEventListener('scroll', tell)
    }
  }, [field])
}
