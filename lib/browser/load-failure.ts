/** Something that didn't load, and what the message about it offers. */
export type LoadFailure = {
  /** Paragraphs. Without them, the message says that styles or scripts are missing and checks the base path. */
  text?: readonly string[]
  /** Tries again, and resolves to false if that failed too. Without it, Retry reloads the page. */
  retry?: () => Promise<boolean>
}

/** Fired on the document; `detail` is the failure, or null once it's over. */
export const loadFailureEvent = 'load-failure'

/**
 * Tells the reader what didn't load, in a message that `lib/browser/missing-files/failure-message.ts` draws. The scripts of a page are separate bundles, and
 * the one that draws it is in every page already.
 */
export function reportLoadFailure(failure: LoadFailure | null): void {
  document.dispatchEvent(new CustomEvent(loadFailureEvent, { detail: failure }))
}

/** How long a reader waits for what controls need before the page says that it's slow, in milliseconds. */
export const waitLimit = 5000

/** Returns whether an error is about a script that arrived in part. The browser only says that it isn't JavaScript, and its `load` event follows nevertheless. */
export const isAboutPartOfScript = ({ filename, error }: ErrorEvent): boolean =>
  error instanceof SyntaxError && filename.includes('/_next/static/')

/** What the message says while a file that controls need is on its way for too long. */
export const describeSlowness = (): string[] => [
  'Part of this page is slow to load, so some buttons and menus don’t work yet.',
  describeRest(),
]

/** Describes what still works. A part of the page that needs the runtime can supply its own text. */
export const describeRest = (): string =>
  document.querySelector<HTMLElement>('[data-without-runtime]')?.dataset.withoutRuntime ??
  'You can still read it and follow its links.'

/** The page that's being loaded in full. Several parts may be missing, and each of them requests the load. */
let underWay: string | undefined
/** How long a host may take to respond before it counts as unreachable, in milliseconds. */
const responseTimeout = 5000

/** Reloads the page because a part of it is missing, and logs a warning. Returns whether it reloads. */
export function loadInFull(reason: unknown): boolean {
  if (!mayReload()) return false
  const { pathname } = window.location
  if (warnOfFullLoad(pathname, reason)) window.location.reload()
  return true
}

/**
 * Returns whether the page may reload without being asked: not if a reload brought it, so that it never keeps reloading, and not without a connection,
 * because any page is better than the browser's error page.
 */
export function mayReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = entry?.type === 'reload' && new URL(entry.name).pathname === window.location.pathname
  return entry !== undefined && navigator.onLine && !isReload
}

/** Logs a warning once for each full load. Returns false if one to the same page has begun already. */
export function warnOfFullLoad(pathname: string, ...reasons: unknown[]): boolean {
  if (underWay === pathname) return false
  underWay = pathname
  // The reader may stop a load, and a new one may begin later.
  setTimeout(() => {
    underWay = undefined
  }, 10_000)
  console.warn(
    `Some data, styles or scripts for ${pathname} didn't load, so the browser loads the whole page.`,
    ...reasons,
  )
  return true
}

/** Returns whether the site was deployed since the page was loaded: the page exists, but no longer names all of `files`. */
export async function isOutdated(files: readonly string[]): Promise<boolean> {
  const response = await fetchPage(window.location.href)
  const html = response?.ok ? await response.text().catch(() => undefined) : undefined
  return html !== undefined && files.some((file) => !html.includes(file))
}

/** Reloads the page if its host responds. Returns false if it doesn't, because a page in parts is better than the browser's error page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isThere = await isReachable(window.location.href)
  if (isThere) window.location.reload()
  return isThere
}

/** Returns whether the host of a page responds, even if only to say that there's no such page. */
export async function isReachable(address: string): Promise<boolean> {
  const response = await fetchPage(address)
  return response !== undefined && response.status < 500
}

const fetchPage = (address: string) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(responseTimeout) }).catch(() => undefined)
