import { announceMissingRuntime } from '../runtime-ready'
import { needsRuntimeNow } from './arrival'
import { keepEarlyActions } from './early-actions'
import { prefetchFiles, runFiles } from './load-files'

/** The files of the framework's runtime, in the order in which the page named them. Put in front of the script by `lib/finish/defer-runtime.ts`. */
declare const runtimeFiles: readonly string[]
/** Whether the page has a part that wants them at once. */
declare const isWanted: boolean

/**
 * Runs in `<head>` in place of the framework's own script tags, bundled into one inline script. The runtime is fetched after the page has
 * loaded and is idle, and runs at the first sign of a reader; what the reader does until it is ready is kept and done then.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const
const options = { capture: true, passive: true }
let isRunning = false
let arePrefetched = false

const run = async () => {
  if (isRunning) return
  isRunning = true
  for (const sign of signs) removeEventListener(sign, onSign, options)
  removeEventListener('scroll', run, options)
  const missing = await runFiles(runtimeFiles, arePrefetched)
  if (missing.length === 0) return
  console.error(`${missing.join(', ')} did not load: this page works without what needs it. Reload it to try again.`)
  announceMissingRuntime(missing.length === runtimeFiles.length)
  giveUp()
}

/** The browser itself gives the focus to the target of an address. */
const onSign = ({ type, target }: Event) => {
  if (type !== 'focusin' || !(target instanceof Element && target.matches(':target'))) run()
}

const giveUp = keepEarlyActions(run)
for (const sign of signs) addEventListener(sign, onSign, options)
if (isWanted || location.search) run()
document.addEventListener('DOMContentLoaded', () => {
  if (needsRuntimeNow()) run()
})
addEventListener('load', () => {
  const followScroll = () => {
    if (!isRunning) addEventListener('scroll', run, options)
  }
  // The browser scrolls to the target of an address, smoothly, and a reader's wheel, finger or key is a sign of its own.
  setTimeout(followScroll, location.hash ? 3000 : 0)
  // The browser fills fields in again by now.
  if (needsRuntimeNow()) run()
  if (!isRunning) arePrefetched = prefetchFiles(runtimeFiles)
})
