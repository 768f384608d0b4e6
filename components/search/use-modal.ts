import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { closeOnBack, leaveFromPage } from '@/lib/browser/close-on-back'

/** Opens the `<dialog>` for as long as its component is on the page. Back closes it, and a link in it leaves from the page's own entry of the history. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      // Nobody closed it, so nobody should hear of it: in development, React runs each effect twice.
      element?.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
      // Another `dialog` may be opening instead of this one. It returns the focus to where it is now, so that has to be where it was before this one.
      element?.close()
    }
  }, [dialog])
  useEffect(() => closeOnBack(() => dialog.current?.close()), [dialog])
  useEffect(() => (dialog.current ? leaveFromPage(dialog.current) : undefined), [dialog])
}
