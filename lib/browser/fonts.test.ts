// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadFonts, showFonts, startFonts } from './fonts'

const files = ['/a.woff2', '/b.woff2']
const root = document.documentElement
const isLater = () => root.dataset.fonts === 'later'
const listPreloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'))
/** Faces as browsers list them. The file comes if `load` resolves. */
const drawFaces = (load: () => Promise<void>) => {
  const face = (family: string) => {
    const drawn = {
      family,
      status: 'unloaded',
      load: vi.fn(async () => {
        await load()
        drawn.status = 'loaded'
      }),
    }
    return drawn
  }
  return [face('figtree'), face('figtree Fallback')]
}
let faces: ReturnType<typeof drawFaces>

function arriveAfter(milliseconds: number) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ fetchStart: 5 } as PerformanceNavigationTiming])
  vi.spyOn(performance, 'now').mockReturnValue(5 + milliseconds)
  startFonts()
}

beforeEach(() => {
  vi.stubGlobal('fontFiles', files)
  faces = drawFaces(async () => {})
  Object.defineProperty(document, 'fonts', { configurable: true, get: () => new Set(faces) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.head.replaceChildren()
  delete root.dataset.fonts
})

describe('startFonts', () => {
  test('requests the fonts of a page that arrives quickly', () => {
    arriveAfter(100)
    expect(listPreloads()).toEqual(files)
    expect(isLater()).toBe(false)
  })

  test('leaves them for the next page on a slow connection', () => {
    arriveAfter(600)
    expect(listPreloads()).toEqual([])
    expect(isLater()).toBe(true)
  })

  test.each([
    ['requests them on a slow line too if the browser has them', files.join(' '), false],
    ['waits if it has those of an earlier deploy', '/old.woff2', true],
  ])('%s', (_what, stored, later) => {
    localStorage.setItem('fonts', stored)
    arriveAfter(600)
    expect(isLater()).toBe(later)
  })

  test('leaves everything to the browser in development', () => {
    vi.stubGlobal('fontFiles', [])
    arriveAfter(600)
    expect(isLater()).toBe(false)
    expect(listPreloads()).toEqual([])
  })
})

describe('loadFonts', () => {
  const stored = () => localStorage.getItem('fonts')

  test("loads the fonts, remembers them, and doesn't change the page until another one opens", async () => {
    arriveAfter(600)
    loadFonts()
    await vi.waitFor(() => expect(stored()).toBe(files.join(' ')))
    expect(faces[1]?.load).not.toHaveBeenCalled()
    expect(isLater()).toBe(true)
    showFonts()
    expect(isLater()).toBe(false)
  })

  test("remembers nothing if one of them doesn't load", async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    faces = drawFaces(load)
    arriveAfter(600)
    loadFonts()
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    showFonts()
    expect(stored()).toBeNull()
    expect(isLater()).toBe(true)
  })

  test('loads nothing with data saver on', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    arriveAfter(600)
    loadFonts()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(faces[0]?.load).not.toHaveBeenCalled()
  })

  test('only remembers what a quick page has loaded by itself', async () => {
    arriveAfter(100)
    for (const face of faces) face.status = 'loaded'
    loadFonts()
    await vi.waitFor(() => expect(stored()).toBe(files.join(' ')))
    expect(faces[0]?.load).not.toHaveBeenCalled()
  })
})
