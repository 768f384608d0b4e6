import { type RefObject, useEffect } from 'react'

/**
 * Tells the dialog around `field` what the keyboard on the screen leaves of the window: no unit of style sheets knows it on every phone.
 * Set through the object model, which a strict security policy allows.
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
