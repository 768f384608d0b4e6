/** Whether `error` says that a script of the site could not be loaded: after a deploy, or without a connection. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** The page that is being loaded anew. Several parts may be missing, and each call would begin it again. */
let underWay: string | undefined

/**
 * Loads the page anew when a part of it is missing, and says so. Never again when it was loaded so already: a reload of the page one is on.
 * Nor without a connection, where the page one has is better than none. Returns whether it loads.
 */
export function loadInFull(reason: unknown): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { pathname } = window.location
  if (!entry || !navigator.onLine || (entry.type === 'reload' && new URL(entry.name).pathname === pathname))
    return false
  if (underWay === pathname) return true
  underWay = pathname
  // One that the visitor stopped may be begun again.
  setTimeout(() => {
    underWay = undefined
  }, 10_000)
  warnOfFullLoad(pathname, reason)
  window.location.reload()
  return true
}

/**
 * Warns when the router, on its way to `target`, gives up and has the browser load it. The router itself writes a line when the network fails
 * and none when the host answers wrongly (a missing file, another deploy); then this does. Returns the function that stops it.
 */
export function warnOfFallback(target: URL): () => void {
  const warn = ({ destination }: NavigateEvent) => {
    const isFallback = !destination.sameDocument && new URL(destination.url).pathname === target.pathname
    if (isFallback && wasAnswered(target)) warnOfFullLoad(target.pathname)
  }
  window.navigation?.addEventListener('navigate', warn)
  return () => window.navigation?.removeEventListener('navigate', warn)
}

/**
 * Calls `tell` with the address of a style sheet that the router adds and that cannot be loaded. React shows the page all the same, and leaves its
 * promise of the sheet rejected with nobody to catch it; that ends here. Returns the function that stops it.
 */
export function followMissingStyles(tell: (href: string) => void): () => void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') tell(target.href)
  }
  const settle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Event && event.reason.target instanceof HTMLLinkElement) event.preventDefault()
  }
  window.addEventListener('error', follow, true)
  window.addEventListener('unhandledrejection', settle)
  return () => {
    window.removeEventListener('error', follow, true)
    window.removeEventListener('unhandledrejection', settle)
  }
}

function wasAnswered({ pathname }: URL): boolean {
  const file = `${pathname === '/' ? '/index' : pathname}.txt`
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests.findLast(({ name }) => new URL(name).pathname === file)?.responseStatus !== 0
}

function warnOfFullLoad(pathname: string, ...reasons: unknown[]): void {
  console.warn(`Data, styles or scripts of ${pathname} could not be loaded; the page is loaded in full.`, ...reasons)
}
