import { isOurFont } from '../fonts'
import {
  describeRest,
  describeSlowness,
  type LoadFailure,
  loadFailureEvent,
  reloadIfReachable,
  reportLoadFailure,
  waitLimit,
} from '../load-failure'
import { announceRuntimeFailure } from '../runtime-ready'

/**
 * Shows a red banner when one of the site's own style sheets or scripts doesn't load with the page, most often because the site is served from a different
 * folder from the one it was built for (spec, section 8). Later failures are handled by the code that requests the files: the runtime's loader
 * (`lib/browser/runtime`) and the router.
 */
export function watchMissingFiles(basePath: string): void {
  const ours = `${location.origin}${basePath}_next/`
  const watch = ({ target }: Event) => {
    if (!findAddress(target).startsWith(ours)) return
    const loader = findLoader()
    const isLoader = target === loader
    if (isLoader && loader?.dataset.again === undefined) {
      reloadLoader()
      return
    }
    stop()
    if (target instanceof HTMLScriptElement) announceRuntimeFailure()
    reportLoadFailure(isLoader ? { retry: async () => (await reloadLoader()) || reloadIfReachable() } : {})
  }
  const stop = () => removeEventListener('error', watch, true)
  addEventListener('error', watch, true)
  addEventListener('load', stop)
  addEventListener('click', expectLoader, { capture: true, once: true })
  addEventListener('keydown', expectShortcut, true)
  // A page can be read without its fonts, but in the wrong folder they're the first files that it misses.
  document.fonts?.addEventListener('loadingerror', ({ fontfaces }) => {
    if (fontfaces.some(isOurFont) && findFolder(basePath) !== basePath) reportLoadFailure({})
  })
  startFailureMessage(() => describeMissingFiles(basePath))
}

const findLoader = () => document.querySelector<HTMLScriptElement>('script[data-files]')

/** Asks for the loader (`lib/browser/runtime`) again, because nothing works without it. Resolves to whether it has arrived. */
function reloadLoader(): Promise<boolean> {
  const loader = findLoader()
  const again = document.createElement('script')
  for (const { name, value } of loader?.attributes ?? []) again.setAttribute(name, value)
  again.dataset.again = ''
  return new Promise((resolve) => {
    again.onload = () => resolve(true)
    again.onerror = () => resolve(false)
    loader?.replaceWith(again)
  })
}

/** Reports that the page is slow if the loader still hasn't taken over `waitLimit` after the reader's first click or shortcut. */
function expectLoader(): void {
  if (!findLoader()) return
  setTimeout(() => {
    if (!window.earlyEvents) return
    announceRuntimeFailure()
    reportLoadFailure({ text: describeSlowness() })
  }, waitLimit)
}

/** Shortcuts need the loader, but reading by keyboard doesn't. */
function expectShortcut({ ctrlKey, metaKey, key }: KeyboardEvent): void {
  if (!ctrlKey && !metaKey && key !== '/') return
  removeEventListener('keydown', expectShortcut, true)
  expectLoader()
}

function findAddress(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.dataset.runtime === undefined ? target.src : ''
  if (!(target instanceof HTMLLinkElement) || target.dataset.runtime !== undefined) return ''
  return target.rel === 'stylesheet' ? target.href : ''
}

/** Returns the folder that the page's address suggests, or undefined if the page doesn't say what its address should be. */
function findFolder(basePath: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const path = canonical && new URL(canonical.href).pathname.slice(basePath.length - 1)
  return path === null ? undefined : suggestBasePath(location.pathname, path)
}

function describeMissingFiles(basePath: string): string[] {
  const suggested = findFolder(basePath)
  const what = 'Some styles or scripts didn’t load, so parts of this page may look wrong or not work.'
  if (suggested === basePath) return [what, 'Check your connection, then try again.', describeRest()]
  const configured = `This site was built for the base path ${basePath}`
  return suggested
    ? [what, `${configured}, but its address suggests ${suggested}. If you run the site, build it for that path.`]
    : [
        what,
        `${configured}. If you run the site, check that it’s served from there. Otherwise, check your connection and try again.`,
      ]
}

/**
 * Returns the folder that the site seems to be served from, with a slash at the end, or undefined if the address doesn't show that.
 * @param canonicalPath the path that search engines keep, which may be that of another page, so only its first part is compared
 * @example suggestBasePath('/site/docs/habits', '/docs/habits') // => '/site/'
 */
export function suggestBasePath(pathname: string, canonicalPath: string): string | undefined {
  const [, first] = canonicalPath.split('/')
  const path = `${pathname.replace(/\/$/, '')}/`
  const end = first ? path.indexOf(`/${first}/`) : path.length - 1
  return end < 0 ? undefined : path.slice(0, end + 1)
}

/** The message sets its own styles, because the style sheet may be what's missing. It looks the same in both themes; white on this red is 7.9 : 1. */
const looks = {
  position: 'fixed',
  inset: 'auto 0 0',
  boxSizing: 'border-box',
  maxHeight: '100vh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  zIndex: '1000',
  padding: '1rem 1.25rem',
  borderTop: '1px solid #fff',
  background: '#a40e26',
  color: '#fff',
  font: '1rem/1.5 system-ui, sans-serif',
}
const buttonLooks = {
  margin: '.5rem .5rem 0 0',
  padding: '.25rem 1rem',
  border: '1px solid',
  background: '#fff',
  color: '#a40e26',
  font: 'inherit',
  outlineColor: '#fff',
}

let message: HTMLElement | undefined

/** Draws a message for each failure that `reportLoadFailure` reports. @param describe returns the text for a failure that has no text */
export function startFailureMessage(describe: () => readonly string[]): void {
  document.addEventListener(loadFailureEvent, (event) => {
    const { detail } = event as CustomEvent<LoadFailure | null>
    // `describe` reads the head, and the message goes below the body.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(detail, describe))
    else show(detail, describe)
  })
}

function show(failure: LoadFailure | null, describe: () => readonly string[]): void {
  if (!failure) {
    close()
    return
  }
  message ??= append(document.documentElement, 'div', looks)
  message.setAttribute('role', 'alert')
  message.dataset.failure = ''
  draw(message, failure, failure.text ?? describe())
}

function draw(place: HTMLElement, { retry = reloadIfReachable }: LoadFailure, text: readonly string[]): void {
  place.replaceChildren()
  for (const sentences of text) append(place, 'p', { margin: '0' }, sentences)
  append(place, 'button', buttonLooks, 'Retry').onclick = async ({ currentTarget }) => {
    const button = currentTarget as HTMLButtonElement
    // It stays focusable, so that a keyboard reader keeps their place. The changed text makes screen readers announce the next outcome.
    button.onclick = null
    button.textContent = 'Trying again…'
    if (await retry()) return
    const hadFocus = button === document.activeElement
    draw(place, { retry }, text)
    if (hadFocus) place.querySelector('button')?.focus()
  }
  append(place, 'button', buttonLooks, 'Close').onclick = close
}

function close(): void {
  if (message?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
  message?.remove()
  message = undefined
}

/** Appends an element. The message isn't in `<body>`, because React would find it there when it takes over the page, and remove it. */
function append<Tag extends 'div' | 'p' | 'button'>(
  parent: Element,
  tag: Tag,
  styles: Partial<CSSStyleDeclaration>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  Object.assign(element.style, styles)
  element.textContent = text
  parent.append(element)
  return element
}
