import { loadFonts } from '../fonts'
import '../page-end'
import {
  describeRest,
  describeSlowness,
  isOutdated,
  type LoadFailure,
  mayReload,
  reportLoadFailure,
  waitLimit,
} from '../load-failure'
import { announceRuntimeFailure, hasRuntimeFailed, isRuntimeReady, runtimeReadyEvent } from '../runtime-ready'
import { keepEarlyActions, needsRuntimeNow, takeEarlyEvents } from './early-actions'
import { prefetchFiles, runFiles, searchAhead } from './load-files'

/**
 * What `lib/publish/finish/runtime.ts` writes into the tag of this script: the page's data and then the framework's files, in the order in which they run;
 * the page's whole style sheet, because the page itself has only the rules that it uses; the version of the documentation that the page belongs to; and
 * whether a part of the page needs the framework at once.
 */
const { files = '', sheet = null, version, wanted } = (document.currentScript as HTMLScriptElement).dataset
const runtimeFiles = files.split(' ')

/**
 * The loader, which pages have in place of the framework's own script tags. The runtime is fetched when the page has loaded and is idle, and runs when the
 * reader first does something. What the reader does until it's ready is kept and done then.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const
const options = { capture: true, passive: true }
let isRunning = false
let isAwaited = false
// It may have been too late for a reader who waited for it.
let hasFailed = hasRuntimeFailed()
let arePrefetched = false

const run = async () => {
  if (isRunning) return
  isRunning = true
  for (const sign of signs) removeEventListener(sign, onSign, options)
  removeEventListener('scroll', run)
  const missing = await runFiles(runtimeFiles, sheet, arePrefetched)
  if (missing.length === 0) return
  console.error(`${missing.join(', ')} didn't load, so this page works as it does without JavaScript.`)
  // After a deploy these files are gone, and only the new page knows what replaced them.
  if (mayReload() && (await isOutdated(missing))) location.reload()
  else giveUp(['Part of this page didn’t load, so some buttons and menus don’t work.', describeRest()], retry)
}

const retry = async () => {
  const missing = await runFiles(runtimeFiles, sheet, arePrefetched)
  if (missing.length === 0) return true
  const isOver = await isOutdated(missing)
  if (isOver) location.reload()
  return isOver
}

const giveUp = (text: LoadFailure['text'], retry?: LoadFailure['retry']) => {
  const hasSome = document.querySelector('script[data-runtime]')
  hasFailed = true
  isAwaited = false
  stopKeeping()
  announceRuntimeFailure()
  // With no file at all, the site may be in the wrong folder.
  reportLoadFailure(hasSome ? { text, retry } : { retry })
}

/** Runs the runtime for something that waits for it, and gives up if it takes too long. */
const wait = () => {
  // It may be ready before the page has loaded, which is when fields that the browser filled in are looked for.
  if (isRuntimeReady()) return
  run()
  isAwaited = true
  if (document.readyState !== 'loading') startTimeout()
}

/** The timeout begins once the page is there itself. A request that hangs delays `load` for as long. */
const startTimeout = () => {
  setTimeout(() => {
    // Requests that hang can't be repeated, so Retry reloads the page.
    if (isAwaited) giveUp(describeSlowness())
  }, waitLimit)
}

/**
 * Starts the runtime at the first sign of a reader. Two events don't count: the browser itself focuses the target of an address, and it may report a pointer
 * that nobody has moved.
 */
const onSign = (event: Event) => {
  const { type, target, movementX, movementY } = event as PointerEvent
  const isTarget = type === 'focusin' && target instanceof Element && target.matches(':target')
  const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0
  if (!isTarget && !isAtRest) run()
}

const earlyEvents = takeEarlyEvents()
const stopKeeping = keepEarlyActions(wait, () => searchAhead(version), earlyEvents)
for (const sign of signs) addEventListener(sign, onSign, options)
document.addEventListener(runtimeReadyEvent, () => {
  isAwaited = false
  if (hasFailed) reportLoadFailure(null)
})
earlyEvents.forEach(onSign)
if (wanted !== undefined || location.search || hasFailed) wait()
const onParsed = () => {
  if (needsRuntimeNow()) wait()
  else if (isAwaited) startTimeout()
}
const onLoad = () => {
  const followScroll = () => {
    // Only the page's own scroll reaches the window. The pictures of a walkthrough snap to what they show when they're laid out.
    if (!isRunning) addEventListener('scroll', run)
  }
  // The browser scrolls to the target of an address, smoothly. A reader's wheel, finger or key is another sign.
  setTimeout(followScroll, location.hash ? 3000 : 0)
  // By now the browser has filled fields in again.
  if (needsRuntimeNow()) wait()
  if (!isRunning) arePrefetched = prefetchFiles(runtimeFiles, sheet)
  loadFonts()
}
// This file may arrive before the text has been read, or after the page has loaded.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed)
else if (needsRuntimeNow()) wait()
if (document.readyState === 'complete') onLoad()
else addEventListener('load', onLoad)
