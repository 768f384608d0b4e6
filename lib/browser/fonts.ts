import { whenIdle } from './callbacks'
import { isPrefetchFair } from './device'
import { readStored, writeStored } from './storage'

/** The addresses of the fonts. The build puts them in front of the pre-paint script. In development, the list is empty, and the browser finds them by itself. */
declare const fontFiles: readonly string[]

/** If a page takes longer than this to begin arriving, in milliseconds, its fonts would take about as long again, and the first paint would wait for them. */
const slowStart = 400
const toStored = () => fontFiles.join(' ')

/**
 * Requests the fonts before the first paint if they'll be there in time: on a fast line, or if the browser has them already. Otherwise, the page uses the
 * fallback fonts, and `loadFonts` loads ours for the next page. So no page changes its fonts while it's read.
 */
export function startFonts(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isSlow = performance.now() - (entry?.fetchStart ?? 0) > slowStart
  if (isSlow && fontFiles.length > 0 && readStored('fonts') !== toStored()) {
    document.documentElement.dataset.fonts = 'later'
    return
  }
  for (const href of fontFiles) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** Loads the fonts for the next page if this one does without, unless that's unfair to the visitor, and remembers that the browser has them. */
export function loadFonts(): void {
  const isLater = document.documentElement.dataset.fonts !== undefined
  if (fontFiles.length === 0 || readStored('fonts') === toStored() || (isLater && !isPrefetchFair())) return
  whenIdle(async () => {
    // A font that doesn't come will be missing on the next page too, which is no worse than now.
    if (isLater) await Promise.all(listFaces().map((face) => face.load())).catch(() => {})
    if (haveArrived()) writeStored('fonts', toStored())
  })
}

/** Whether the page has a font that was too late for the first paint. The browser doesn't use it, even if it has arrived since. */
let hasUnused = false

/** Finds out whether the page uses the fonts. Measuring text in a canvas takes 10 ms, so it's done while the browser is idle, not while another page opens. */
export function checkFonts(): void {
  whenIdle(() => {
    hasUnused = document.documentElement.dataset.fonts === undefined && listFaces().some(isUnused)
  })
}

function isUnused({ family }: FontFace): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  const measure = (families: string) => {
    context.font = `16px ${families}`
    return context.measureText('Weekly habits').width
  }
  const fallback = `"${family.replace(/["']/g, '')} Fallback"`
  return measure(`${family}, ${fallback}`) === measure(fallback)
}

/** Uses the fonts, if they've arrived in the meantime. Call it when the router has opened another page, so that no text changes under the reader's eyes. */
export function showFonts(): void {
  if (!haveArrived()) return
  if (document.documentElement.dataset.fonts !== undefined) delete document.documentElement.dataset.fonts
  else if (hasUnused) forgetLateness()
  hasUnused = false
}

/** Makes the browser look for fonts as if the page had just been opened, which it does when it reads the rules again. */
function forgetLateness(): void {
  const rules = document.querySelector('head style')
  rules?.replaceWith(rules)
}

const haveArrived = () => listFaces().every(({ status }) => status === 'loaded')

const listFaces = () => [...document.fonts].filter(isOurFont)

/** Returns whether a font is one of our files. Next's fallback fonts are fonts of the system, and most systems lack some of them. */
export const isOurFont = ({ family }: FontFace): boolean => !family.includes('Fallback')
