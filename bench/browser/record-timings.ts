/** What a page records about itself, in milliseconds since its navigation began. Each value is 0 or empty until it happens. */
export type Timings = {
  firstPaint: number
  largestPaint: number
  /** Sum of layout shifts that no input caused. */
  shift: number
  /** Start and length of each task of over 50 ms. */
  longTasks: [number, number][]
  firstInput: number
  ready: number
  click: number
  /** When the document had the heading of the next page. */
  nextPage: number
  /** When the frame that shows it was painted. */
  nextPainted: number
  /** The press of the shortcut that opens the search. */
  shortcut: number
  keys: number[]
  /** For each key, when the frame that shows a changed list of results was painted. */
  results: number[]
}

declare global {
  interface Window {
    timings: Timings
  }
}

/**
 * Runs in the page before any of the page's own code.
 * @param results the selector of the list of results, which must match only when the list has some
 */
export function recordTimings(results = 'dialog [role=listbox]:has(mark)'): void {
  const timings: Timings = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    firstInput: 0,
    ready: 0,
    click: 0,
    nextPage: 0,
    nextPainted: 0,
    shortcut: 0,
    keys: [],
    results: [],
  }
  window.timings = timings
  // These are methods, because tsx keeps the names of functions in constants with a helper that the page doesn't have.
  const recorder = {
    observe(type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    },
    readList() {
      return document.querySelector(results)?.innerHTML ?? ''
    },
  }
  recorder.observe('paint', ({ startTime }) => {
    timings.firstPaint ||= startTime
    if (timings.click < 0) timings.nextPainted ||= startTime
  })
  recorder.observe('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime
  })
  recorder.observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) timings.shift += value
  })
  recorder.observe('longtask', ({ startTime, duration }) => timings.longTasks.push([startTime, duration]))

  // The list is compared as markup, because its words stay the same if only other letters are marked. The count below it changes too early to be of use.
  let listBefore = ''
  const capture = { capture: true }
  addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      timings.firstInput ||= timeStamp
    },
    capture,
  )
  addEventListener(
    'click',
    ({ timeStamp }) => {
      timings.click = timeStamp
    },
    capture,
  )
  addEventListener(
    'keydown',
    ({ timeStamp, key, ctrlKey }) => {
      if (ctrlKey && key === 'k') timings.shortcut = timeStamp
      else if (key.length === 1) {
        timings.keys.push(timeStamp)
        listBefore = recorder.readList()
      }
    },
    capture,
  )

  // If a click loads another document, that document's first paint shows the next page, and the click came before its time began.
  addEventListener('pagehide', () => {
    if (timings.click) sessionStorage.setItem('click', String(performance.timeOrigin + timings.click))
  })
  const clicked = location.protocol.startsWith('http') ? Number(sessionStorage.getItem('click')) : 0
  if (clicked) timings.click = clicked - performance.timeOrigin

  let heading: string | undefined
  const isAwaited: boolean[] = []
  new MutationObserver(() => {
    const now = performance.now()
    if (document.documentElement.dataset.runtime === 'ready') timings.ready ||= now
    const shown = document.querySelector('h1')?.textContent ?? undefined
    if (timings.click && shown !== undefined && heading !== undefined && shown !== heading && !timings.nextPage) {
      timings.nextPage = now
      // A timer that's set in a frame runs after the frame is painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          timings.nextPainted = performance.now()
        }),
      )
    }
    heading = shown ?? heading
    const index = timings.keys.length - 1
    const list = recorder.readList()
    if (list && list !== listBefore && !isAwaited[index]) {
      isAwaited[index] = true
      requestAnimationFrame(() =>
        setTimeout(() => {
          timings.results[index] = performance.now()
        }),
      )
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-runtime'],
  })
}
