import { describe, expect, test } from 'vitest'
import { config } from '../site/config.mjs'
import { currentVersion } from '../site/versions'
import { getFacts } from '../source/page-data'
import { mayRedirect, readVisit, toDownloadView, toSpentState, type Visit, type VisitedWindow } from './download-page'
import { buildDownloads } from './downloads'

const downloads = buildDownloads(getFacts(currentVersion.id), { ...config, downloadsUrl: 'https://files.example' })
const intro = 'Or, pick alternative version below...'

describe('toDownloadView', () => {
  test.each([
    ['win', config.stores.microsoft, false],
    ['mac', config.stores.mac, true],
    ['linux', config.stores.snap, false],
  ] as const)('thanks a visitor with %s, and shows the store and the table', (platform, store, redirects) => {
    const view = toDownloadView(platform, downloads)
    expect(view).toEqual({ heading: 'Thank you!', store, redirects, intro, rows: downloads.platforms })
  })

  test.each([
    ['ios', config.stores.ios],
    ['android', config.stores.play],
  ] as const)('shows a visitor with %s only the store', (platform, store) => {
    expect(toDownloadView(platform, downloads)).toEqual({
      heading: 'Thank you!',
      store,
      redirects: false,
      rows: [],
      phone: { needs: downloads.platforms.find(({ id }) => id === platform)?.needs },
    })
  })

  test("says that the app isn't available for an unknown system, and shows the table", () => {
    expect(toDownloadView(undefined, downloads)).toEqual({
      heading: `${config.name} does not seem to be available for your platform`,
      redirects: false,
      rows: downloads.platforms,
    })
  })
})

const fresh: Visit = { isPrerendered: false, isRestored: false, isSpent: false }
const address = 'https://site.example/download'

type Load = { name?: string; type?: string; activationStart?: number }

function openWindow(load: Load = {}, rest: Partial<VisitedWindow> = {}): VisitedWindow {
  return {
    document: {},
    history: { state: null },
    location: { pathname: '/download' },
    performance: { getEntriesByType: () => [{ name: address, type: 'navigate', activationStart: 0, ...load }] },
    ...rest,
  }
}

describe('mayRedirect', () => {
  test('is allowed for a visitor who has just arrived', () => expect(mayRedirect(fresh)).toBe(true))

  test.each(['isPrerendered', 'isRestored', 'isSpent'] as const)('is refused when %s', (reason) => {
    expect(mayRedirect({ ...fresh, [reason]: true })).toBe(false)
  })
})

describe('readVisit', () => {
  test('finds a fresh visit on a page that has just been opened', () => expect(readVisit(openWindow())).toEqual(fresh))

  test('recognises a page that the browser is rendering in advance', () => {
    const visit = readVisit(openWindow({}, { document: { prerendering: true } }))
    expect(visit.isPrerendered).toBe(true)
  })

  test('recognises a page that was rendered in advance', () => {
    expect(readVisit(openWindow({ activationStart: 12 })).isPrerendered).toBe(true)
  })

  test('recognises a page loaded by going back', () => {
    expect(readVisit(openWindow({ type: 'back_forward' })).isRestored).toBe(true)
  })

  test('ignores how the document was loaded for another page', () => {
    const visit = readVisit(
      openWindow({ name: 'https://site.example/pricing', type: 'back_forward', activationStart: 12 }),
    )
    expect(visit).toEqual(fresh)
  })

  test("works in a browser that doesn't say how it loaded the page", () => {
    expect(readVisit(openWindow({}, { performance: { getEntriesByType: () => [] } }))).toEqual(fresh)
  })

  test('finds the mark that toSpentState adds to the state of the router', () => {
    const state = toSpentState({ router: 1 })
    expect(state).toMatchObject({ router: 1 })
    expect(readVisit(openWindow({}, { history: { state } })).isSpent).toBe(true)
    expect(readVisit(openWindow({}, { history: { state: toSpentState(null) } })).isSpent).toBe(true)
  })
})
