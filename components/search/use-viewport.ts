import { type RefObject, useEffect } from 'react'

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
