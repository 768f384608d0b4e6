import { afterPaint } from './callbacks'

/** Returns the element at which a visitor arrives: the target of the address, otherwise the page's title, otherwise its main part. */
function findArrival(hash: string): HTMLElement | null {
  return findTarget(hash) ?? document.querySelector('h1') ?? document.querySelector('main')
}

/** Moves the focus to where a visitor arrives, so that a screen reader continues from there. The page doesn't scroll. Returns the element. */
export function focusArrival(): HTMLElement | null {
  const arrival = findArrival(window.location.hash)
  if (!arrival) return null
  if (arrival.tabIndex < 0) arrival.tabIndex = -1
  arrival.focus({ preventScroll: true })
  return arrival
}

/** Returns the element that a hash names after percent-decoding, or null if there isn't one. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A hash that can't be decoded, such as "#100%", doesn't name anything on the page.
    return null
  }
}

/**
 * Makes the browser draw the first screen of a page before it styles and lays out what's below it (prose.css). Call it while the page is put into the
 * document, and only if the page is shown from near its beginning: further down, heights are guessed until the screen is painted.
 * @returns ends it at once. Another page may replace this one before it's painted, and restoring a scroll position needs the real heights.
 */
export function drawFirstScreenFirst(): (() => void) | undefined {
  // Nothing is painted, and no frame comes, until the reader looks at the tab.
  if (document.hidden) return undefined
  const { dataset } = document.documentElement
  const drawAll = () => delete dataset.firstScreen
  dataset.firstScreen = ''
  const cancel = afterPaint(drawAll)
  return () => {
    cancel()
    drawAll()
  }
}
