import { isRuntimeReady, runtimeReadyEvent } from '@/lib/browser/runtime-ready'

type NextRouter = { hmrRefresh: () => void }
declare global {
  interface Window {
    /** Next's own object. */
    next?: { router?: NextRouter }
  }
}

/** After this many milliseconds, a page that isn't ready is refreshed anyway, because it may have failed. */
const timeout = 10_000

/**
 * Makes the refresh after a save wait until the page is hydrated. Next 16.4.3 refreshes a page as soon as the server has the change, even if React is still
 * hydrating. React then compares the HTML with the page after the change, and reports a hydration error to the console, to the terminal and in Next's overlay.
 */
export function refreshWhenReady(): void {
  // By the time this timer runs, Next has set its router, but the page hasn't connected to the server yet.
  setTimeout(() => {
    const router = window.next?.router
    if (!router) return
    const refresh = router.hmrRefresh
    let isWaiting = false
    router.hmrRefresh = () => {
      if (isRuntimeReady()) return refresh()
      if (isWaiting) return
      isWaiting = true
      void untilReady().then(() => {
        isWaiting = false
        refresh()
      })
    }
  })
}

function untilReady(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(runtimeReadyEvent, () => resolve(), { once: true })
    setTimeout(resolve, timeout)
  })
}
