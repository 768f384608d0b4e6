import { reportLoadFailure } from '../load-failure'
import { announceRuntimeFailure } from '../runtime-ready'
import { suggestBasePath } from '../suggest-base-path'
import { startFailureMessage } from './failure-message'

/**
 * Shows a red banner when one of the site's own style sheets or scripts doesn't load with the page, most often because the site is served from a different
 * folder from the one it was built for (spec, section 8). Later failures are handled by the code that requests the files: the runtime's loader
 * (`lib/browser/runtime`) and the router.
 */
export function watchMissingFiles(basePath: string): void {
  const ours = `${location.origin}${basePath}_next/`
  const watch = ({ target }: Event) => {
    if (!findAddress(target).startsWith(ours)) return
    stop()
    if (target instanceof HTMLScriptElement) announceRuntimeFailure()
    reportLoadFailure({})
  }
  const stop = () => removeEventListener('error', watch, true)
  addEventListener('error', watch, true)
  addEventListener('load', stop)
  // A page can be read without its fonts, but in the wrong folder they're the first files that it misses.
  document.fonts?.addEventListener('loadingerror', () => {
    if (findFolder(basePath) !== basePath) reportLoadFailure({})
  })
  startFailureMessage(() => describeMissingFiles(basePath))
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
  const what = "Some styles or scripts didn't load, so parts of this page may look wrong or not work."
  if (suggested === basePath) return [what, 'Check your connection, then try again.']
  const configured = `This site was built for the base path ${basePath}`
  return suggested
    ? [what, `${configured}, but its address suggests ${suggested}. If you run the site, build it for that path.`]
    : [
        what,
        `${configured}. If you run the site, check that it's served from there. Otherwise, check your connection and try again.`,
      ]
}
