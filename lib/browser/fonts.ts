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
  const areCached = readStored('fonts') === toStored()
  if (fontFiles.length === 0 || (isLater ? !areCached && !isPrefetchFair() : areCached)) return
  whenIdle(async () => {
    // A font that doesn't come will be missing on the next page too, which is no worse than now.
    if (isLater) await Promise.all(listFaces().map((face) => face.load())).catch(() => {})
    if (haveArrived()) writeStored('fonts', toStored())
  })
}

/** Uses the fonts, if they've arrived in the meantime. Call it when a link has opened another page, so that no text changes under the reader's eyes. */
export function showFonts(): void {
  if (document.documentElement.dataset.fonts !== undefined && haveArrived())
    delete document.documentElement.dataset.fonts
}

/**
 * Makes the page keep its fallback fonts if ours were too late for the first paint. Call it before a style element goes or comes in between others: the
 * browser then looks for fonts again, may find ours in its cache by now, and would change the text under the reader's eyes.
 */
export function keepFonts(): void {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  const context = isPainted ? document.createElement('canvas').getContext('2d') : null
  if (!context) return
  const measure = (family: string) => {
    context.font = `16px ${family}`
    return context.measureText('Weekly habits').width
  }
  const isUsed = ({ family }: FontFace) => {
    const fallback = `"${family.replace(/["']/g, '')} Fallback"`
    return measure(`${family}, ${fallback}`) !== measure(fallback)
  }
  if (!listFaces().some(isUsed)) document.documentElement.dataset.fonts = 'later'
}

const haveArrived = () => listFaces().every(({ status }) => status === 'loaded')

const listFaces = () => [...document.fonts].filter(isOurFont)

/** Returns whether a font is one of our files. Next's fallback fonts are fonts of the system, and most systems lack some of them. */
export const isOurFont = ({ family }: FontFace): boolean => !family.includes('Fallback')
