import { describe, expect, test } from 'vitest'
import { mayRedirect, readVisit, toSpentState, type Visit, type VisitedWindow } from './redirect'

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
  test('allows it to a visitor who has just come', () => expect(mayRedirect(fresh)).toBe(true))

  test.each(['isPrerendered', 'isRestored', 'isSpent'] as const)('refuses when %s', (reason) => {
    expect(mayRedirect({ ...fresh, [reason]: true })).toBe(false)
  })
})

describe('readVisit', () => {
  test('finds nothing against a page just opened', () => expect(readVisit(openWindow())).toEqual(fresh))

  test('knows a page that is being prerendered', () => {
    const visit = readVisit(openWindow({}, { document: { prerendering: true } }))
    expect(visit.isPrerendered).toBe(true)
  })

  test('knows a page shown out of a prerendering', () => {
    expect(readVisit(openWindow({ activationStart: 12 })).isPrerendered).toBe(true)
  })

  test('knows a page loaded by going back', () => {
    expect(readVisit(openWindow({ type: 'back_forward' })).isRestored).toBe(true)
  })

  test('does not hold against a page how the document was loaded for another', () => {
    const visit = readVisit(
      openWindow({ name: 'https://site.example/pricing', type: 'back_forward', activationStart: 12 }),
    )
    expect(visit).toEqual(fresh)
  })

  test('manages in a browser that does not tell how it loaded the page', () => {
    expect(readVisit(openWindow({}, { performance: { getEntriesByType: () => [] } }))).toEqual(fresh)
  })

  test('finds the mark that toSpentState leaves beside what the router keeps', () => {
    const state = toSpentState({ router: 1 })
    expect(state).toMatchObject({ router: 1 })
    expect(readVisit(openWindow({}, { history: { state } })).isSpent).toBe(true)
    expect(readVisit(openWindow({}, { history: { state: toSpentState(null) } })).isSpent).toBe(true)
  })
})
