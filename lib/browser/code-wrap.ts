import { createListeners } from './callbacks'
import { followStored, removeStored, type StoredKey, writeStored } from './storage'

/** Stored only while long lines of code wrap. The pre-paint script reads it. */
const storedKey: StoredKey = 'code-wrap'
const changes = createListeners()

/** Returns whether long lines of code wrap, on all pages. `data-wrap` on <html> is what counts, so that it also works without storage. */
export function isCodeWrapped(): boolean {
  return 'wrap' in document.documentElement.dataset
}

/** Wraps long lines of code, or lets them run on, and remembers it. */
export function wrapCode(isOn: boolean): void {
  if (isOn) writeStored(storedKey, 'on')
  else removeStored(storedKey)
  show(isOn)
}

function show(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', isOn)
  changes.tell()
}

/** Calls `tell` whenever the choice changes, also in another tab. Returns an unsubscribe function. */
export function followCodeWrap(tell: () => void): () => void {
  const stops = [
    changes.add(tell),
    followStored((key, value) => (key === storedKey || key === null) && show(Boolean(value))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const watched = new Map<Element, (isTooWide: boolean) => void>()
let observer: ResizeObserver | undefined

/** Calls `tell` with whether a block of code has lines that are too wide for it, now and whenever its size changes. Returns a function that stops this. */
export function watchWidth(block: Element, tell: (isTooWide: boolean) => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.(isTooWide(target))
  })
  watched.set(block, tell)
  observer.observe(block)
  return () => {
    watched.delete(block)
    observer?.unobserve(block)
  }
}

/** While lines wrap, those that need it take up more than one line. */
function isTooWide(block: Element): boolean {
  if (!isCodeWrapped()) return block.scrollWidth > block.clientWidth
  const height = Number.parseFloat(getComputedStyle(block).lineHeight)
  return [...block.querySelectorAll<HTMLElement>('[data-line]')].some((line) => line.offsetHeight > 1.5 * height)
}
