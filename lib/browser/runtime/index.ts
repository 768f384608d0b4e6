import '../page-end'
import { isOutdated, type LoadFailure, mayReload, reportLoadFailure } from '../load-failure'
import { announceRuntimeFailure, isRuntimeReady, runtimeReadyEvent } from '../runtime-ready'
import { keepEarlyActions, needsRuntimeNow } from './early-actions'
import { prefetchFiles, runFiles, searchAhead } from './load-files'

/** The page's data, and then the files of the framework's runtime in the order in which they run. `lib/publish/finish/runtime.ts` puts them in front of the script. */
declare const runtimeFiles: readonly string[]
/** The page's whole style sheet: the page itself carries only the rules that it uses (`lib/publish/finish/style.ts`). */
declare const runtimeSheet: string | null
/** Whether a part of the page needs them at once. */
declare const isWanted: boolean

/**
 * Runs at the end of the page in place of the framework's own script tags, bundled into one inline script. The runtime is fetched when the page has loaded
 * and is idle, and runs when the reader first does something. What the reader does until it's ready is kept and done then.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const
const options = { capture: true, passive: true }
/** How long a page that needs the runtime waits for it once it's there itself, in milliseconds. A request that hangs delays `load` for as long. */
const waitLimit = 5000
let isRunning = false
let isAwaited = false
let hasFailed = false
let arePrefetched = false

const run = async () => {
  if (isRunning) return
  isRunning = true
  for (const sign of signs) removeEventListener(sign, onSign, options)
  removeEventListener('scroll', run)
  const missing = await runFiles(runtimeFiles, runtimeSheet, arePrefetched)
  if (missing.length === 0) return
  console.error(`${missing.join(', ')} didn't load, so this page works as it does without JavaScript.`)
  // After a deploy these files are gone, and only the new page knows what replaced them.
  if (mayReload() && (await isOutdated(missing))) location.reload()
  else giveUp('Part of this page didn’t load, so some buttons and menus don’t work.', retry)
}

const retry = async () => {
  const missing = await runFiles(runtimeFiles, runtimeSheet, arePrefetched)
  if (missing.length === 0) return true
  const isOver = await isOutdated(missing)
  if (isOver) location.reload()
  return isOver
}

const giveUp = (what: string, retry?: LoadFailure['retry']) => {
  const hasSome = document.querySelector('script[data-runtime]')
  hasFailed = true
  isAwaited = false
  stopKeeping()
  announceRuntimeFailure()
  // With no file at all, the site may be in the wrong folder.
  reportLoadFailure(hasSome ? { text: [what, describeRest()], retry } : { retry })
}

/** What still works: a part of the page that needs the runtime says so itself. */
const describeRest = () =>
  document.querySelector<HTMLElement>('[data-without-runtime]')?.dataset.withoutRuntime ??
  'You can still read it and follow its links.'

/** Runs the runtime for something that waits for it, and gives up if it takes too long. */
const wait = () => {
  // It may be ready before the page has loaded, which is when fields that the browser filled in are looked for.
  if (isRuntimeReady()) return
  run()
  isAwaited = true
  if (document.readyState !== 'loading') startTimeout()
}

const startTimeout = () => {
  setTimeout(() => {
    // Requests that hang can't be repeated, so Retry reloads the page.
    if (isAwaited) giveUp('Part of this page is slow to load, so some buttons and menus don’t work yet.')
  }, waitLimit)
}

/** The browser itself focuses the target of an address, and may tell where a pointer rests that nobody has moved. */
const onSign = (event: Event) => {
  const { type, target, movementX, movementY } = event as PointerEvent
  const isTarget = type === 'focusin' && target instanceof Element && target.matches(':target')
  const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0
  if (!isTarget && !isAtRest) run()
}

const stopKeeping = keepEarlyActions(wait, searchAhead)
for (const sign of signs) addEventListener(sign, onSign, options)
document.addEventListener(runtimeReadyEvent, () => {
  isAwaited = false
  if (hasFailed) reportLoadFailure(null)
})
window.earlyEvents?.forEach(onSign)
if (isWanted || location.search) wait()
document.addEventListener('DOMContentLoaded', () => {
  if (needsRuntimeNow()) wait()
  else if (isAwaited) startTimeout()
})
addEventListener('load', () => {
  const followScroll = () => {
    // Only the page's own scroll reaches the window. The pictures of a walkthrough snap to what they show when they're laid out.
    if (!isRunning) addEventListener('scroll', run)
  }
  // The browser scrolls to the target of an address, smoothly. A reader's wheel, finger or key is another sign.
  setTimeout(followScroll, location.hash ? 3000 : 0)
  // By now the browser has filled fields in again.
  if (needsRuntimeNow()) wait()
  if (!isRunning) arePrefetched = prefetchFiles(runtimeFiles, runtimeSheet)
})
