import { runtimeMissingEvent } from '../runtime-ready'
import { suggestBasePath } from '../suggest-base-path'

/** No style sheet can be counted on here. White on this red is 7.9 : 1. */
const looks = {
  position: 'relative',
  zIndex: '1000',
  padding: '1rem 1.25rem',
  background: '#a40e26',
  color: '#fff',
  font: '1rem/1.5 system-ui, sans-serif',
}

/**
 * Shows a red banner when a style sheet or script of the site itself cannot be loaded while the page is loading, most often because the site
 * is served from another folder than it was built for (spec, section 8). What fails later is the router's affair, but for the runtime that
 * waits for the reader (`lib/browser/runtime`): it tries again, and tells when none of its files came.
 */
export function watchMissingFiles(basePath: string): void {
  const ours = `${location.origin}${basePath}_next/`
  const watch = ({ target }: Event) => {
    if (!findAddress(target).startsWith(ours)) return
    show()
  }
  const show = () => {
    stop()
    document.removeEventListener(runtimeMissingEvent, show)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => showBanner(basePath))
    else showBanner(basePath)
  }
  const stop = () => removeEventListener('error', watch, true)
  addEventListener('error', watch, true)
  addEventListener('load', stop)
  document.addEventListener(runtimeMissingEvent, show)
}

function findAddress(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.dataset.runtime === undefined ? target.src : ''
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : ''
}

function showBanner(basePath: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  // The not-found page has none: it may stand anywhere.
  const path = canonical && new URL(canonical.href).pathname.slice(basePath.length - 1)
  const suggested = path === null ? basePath : suggestBasePath(location.pathname, path)
  const banner = document.createElement('div')
  banner.setAttribute('role', 'alert')
  Object.assign(banner.style, looks)
  addParagraph(banner, 'Styles or scripts of this site could not be loaded, so parts of it look wrong or do not work.')
  addParagraph(banner, `Configured base path: ${basePath}`)
  addParagraph(
    banner,
    suggested === basePath
      ? 'It suits this address. Check the connection, then load the page again.'
      : `Suggested base path: ${suggested}`,
  )
  // Not into <body>: React would find it there when it takes over, and remove it.
  document.body.before(banner)
}

function addParagraph(banner: HTMLElement, text: string): void {
  const paragraph = document.createElement('p')
  paragraph.style.margin = '0'
  paragraph.textContent = text
  banner.append(paragraph)
}
