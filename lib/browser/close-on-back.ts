import { isModified } from './keys'

/**
 * On a phone, Back closes what covers the page before it leaves the page. Chrome on Android asks an open `<dialog>` first. Everywhere else, this takes a
 * history entry, so an overlay adds one. The entry is removed when the overlay closes, and before a link or form in it is followed, so that the next page
 * comes right after the one that was covered.
 */

/** Marks the entry in `history.state`, next to what Next keeps there. */
const mark = 'isOverlay'

/** The functions that close what's open. */
const overlays = new Set<() => void>()
/** The address of the covered page, from adding the entry until it's left. */
let covered: string | undefined
/** Leaving the entry takes the browser a moment; this is pending until it has. */
let removal: Promise<void> | undefined
let finishRemoval = () => {}

/** Calls `close` if the visitor goes back. Returns a function to call when the overlay has closed. */
export function closeOnBack(close: () => void): () => void {
  listen()
  overlays.add(close)
  // The browser may still be leaving the entry of the one before.
  if (removal) void removal.then(addEntry)
  else addEntry()
  return () => {
    overlays.delete(close)
    // Another overlay may be opening at the same moment. If so, it takes over the entry.
    queueMicrotask(() => overlays.size === 0 && leaveOverlayEntry())
  }
}

/** Leaves the entry of an overlay that isn't open, which is where a reload arrives. */
export function leaveOverlayEntry(): Promise<void> {
  if (!isOverlayEntry()) return Promise.resolve()
  if (removal) return removal
  listen()
  covered = window.location.href
  removal = new Promise((resolve) => {
    // If a browser refuses to go back, the link still works after this time. If it were shorter, a slow browser could undo the navigation.
    const timer = setTimeout(() => finishRemoval(), 3000)
    finishRemoval = () => {
      clearTimeout(timer)
      removal = undefined
      resolve()
    }
  })
  window.history.back()
  return removal
}

/** Has links and forms of an overlay leave from the page's own entry, so that one Back returns to it. Returns a function that undoes this. */
export function leaveFromPage(overlay: HTMLDialogElement): () => void {
  const controller = new AbortController()
  let isRepeating = false
  const postpone = (event: Event, repeat: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    void leaveOverlayEntry().then(() => {
      isRepeating = true
      repeat()
      isRepeating = false
      // The overlay may stay open, for example if its form is empty. React needs a moment to close it.
      setTimeout(() => overlay.open && addEntry())
    })
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isRepeating || !isOverlayEntry() || isModified(event) || link.target === '_blank') return
    postpone(event, () => link.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || isRepeating || !isOverlayEntry()) return
    postpone(event, () => form.requestSubmit(event.submitter))
  }
  overlay.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  overlay.addEventListener('submit', onSubmit, { capture: true, signal: controller.signal })
  return () => controller.abort()
}

/** Adds an entry, but not on a desktop. There, it would cost the visitor the pages ahead in the history, and Escape closes the overlay. */
function addEntry(): void {
  if (overlays.size === 0 || !window.matchMedia('(width <= 996px), (pointer: coarse)').matches) return
  covered = window.location.href
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, [mark]: true }, '')
}

/** Returns whether the current entry of the history belongs to an overlay. */
export const isOverlayEntry = () => window.history.state?.[mark] === true

/** Listens before the router does. Both entries are the same page, so the router has nothing to restore. */
function listen(): void {
  window.addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent): void {
  const hasLeftEntry = covered === window.location.href && !isOverlayEntry()
  if (hasLeftEntry) event.stopImmediatePropagation()
  covered = undefined
  if (removal) {
    finishRemoval()
    return
  }
  const open = [...overlays]
  // The newest overlay is on top. The one beneath needs an entry for the next Back. If the page was left, all of them close.
  for (const close of hasLeftEntry ? open.slice(-1) : open) close()
  if (hasLeftEntry && open.length > 1) addEntry()
}
