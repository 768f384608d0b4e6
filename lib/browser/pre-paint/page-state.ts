import { announcementKeys, markAnnouncement } from '../announcement'
import {
  type ColorMode,
  type ColorModeSettings,
  colorModeKey,
  getDefaultMode,
  isColorMode,
  showThemeColor,
} from '../color-mode'
import { scrollColumnTo } from '../columns'
import { readStored, removeStored, writeStored } from '../storage'

/**
 * Returns the address without a final `index.html` or `.html`, and with single slashes.
 * @example cleanPath('//docs/index.html') // => '/docs'
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/'
}

/**
 * Cleans the address before anything reads it. The router would take `.html` for part of the page's name, and the first part of a path that begins
 * with two slashes for a host. Query and hash stay.
 */
export function startAddress(): void {
  const path = cleanPath(location.pathname)
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
}

/** Writes the colours (`data-theme`, `theme-color`) and the choice (`data-color-mode`) before the first paint, even if storage is blocked. */
export function startColorMode(settings: ColorModeSettings): void {
  const mode = settings.switch ? readColorMode(settings) : 'light'
  const { dataset } = document.documentElement
  dataset.colorMode = mode
  const theme = mode === 'system' ? readSystemTheme() : mode
  dataset.theme = theme
  showThemeColor(theme)
}

/** Returns the visitor's choice or the default. An invalid stored value is removed, because next-themes would accept any text as a theme. */
function readColorMode(settings: ColorModeSettings): ColorMode {
  const stored = readStored(colorModeKey)
  if (stored !== null && isColorMode(stored, settings)) return stored
  if (stored !== null) removeStored(colorModeKey)
  return getDefaultMode(settings)
}

function readSystemTheme(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Hides a dismissed announcement bar before the first paint. A new `id` makes the bar active again and resets the dismissal. */
export function startAnnouncement(id: string): void {
  const isNew = readStored(announcementKeys.id) !== id
  // If storage is full, the old dismissal may still be there, but it isn't about the new announcement.
  markAnnouncement(!isNew && readStored(announcementKeys.dismiss) === 'true')
  if (!isNew) return
  const remember = () => {
    // Another tab may have been faster, and its reader may have closed the bar there.
    if (readStored(announcementKeys.id) === id) {
      markAnnouncement(readStored(announcementKeys.dismiss) === 'true')
      return
    }
    writeStored(announcementKeys.id, id)
    // The reader may have closed the bar in the meantime.
    writeStored(announcementKeys.dismiss, String(document.documentElement.dataset.announcement === 'closed'))
  }
  // A first write takes up to 30 ms on a slow device, and the first paint would wait for it.
  addEventListener('load', remember, { once: true })
}

/** Wraps long lines of code, if the visitor chose that. It changes the height of a page, so it can't wait. */
export function startCodeWrap(): void {
  if (readStored('code-wrap')) document.documentElement.dataset.wrap = ''
}

/** Brings the link of the current page into view in the columns that scroll by themselves, in the frame in which each of them first shows. */
export function startColumns(): void {
  const shown = new Set<Element>()
  const show = () => {
    for (const link of document.querySelectorAll('nav a[aria-current=page]')) {
      if (!shown.has(link)) scrollColumnTo(link)
      shown.add(link)
    }
  }
  // Only in frames. A position that's read between them costs a layout, and on arrival the first paint waits for it.
  const follow = () => {
    show()
    if (document.readyState === 'loading') requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
  // The listener is removed after it has run, because it would keep the page's links in memory even after the router has replaced them.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(show), { once: true })
}
