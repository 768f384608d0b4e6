import type { Browser, Page } from '@playwright/test'
import { openPage, type Profile, profiles, readTimings, sumBlocking } from '../browser/visit'
import type { Handles } from './peers'
import type { Host } from './serve-site'
import { startSlowLine } from './slow-line'

/** A site that's being served, with the page that's measured. Without handles, only its paint is measured. */
export type Visited = Host & { page: string; handles?: Handles }

/** One column of a table: milliseconds by the name of the row. */
type Sample = Readonly<Record<string, number>>

/** A kind of visit, and the rows that it fills. Each visit begins with an empty cache. */
export type Kind = {
  rows: readonly string[]
  needsHandles: boolean
  /** Whether it quickly requests everything that a site has for its readers. */
  warmsUp?: boolean
  visit(browser: Browser, site: Visited): Promise<Sample>
}

type Throttle = Omit<Profile, 'name'>

/** A list begins with the first word; with the letter after it, fewer words fit, so that the list changes on every site. */
const query = { word: 'rem', letter: 'i' }
/** Long enough for what comes late: a debounced search, an image, an idle callback. */
const pause = 1500
const timeout = 120_000

const unthrottled: Throttle = { cpu: 1 }
export const slowProcessor: Throttle = { cpu: 4 }
const slowRequests = profiles.find(({ line }) => line) ?? slowProcessor

export const kinds: readonly Kind[] = [
  {
    rows: ['first paint, requests', 'largest paint, requests', 'blocking time'],
    needsHandles: false,
    async visit(browser, site) {
      const { firstPaint, largestPaint, blocking } = await paint(browser, site, site.origin, slowRequests)
      const sample = { 'first paint, requests': firstPaint, 'largest paint, requests': largestPaint }
      return site.handles ? { ...sample, 'blocking time': blocking } : sample
    },
  },
  {
    rows: ['first paint, tcp', 'largest paint, tcp'],
    needsHandles: false,
    async visit(browser, site) {
      const line = await startSlowLine(site.securePort)
      try {
        const origin = `https://127.0.0.1:${line.port}`
        const { firstPaint, largestPaint } = await paint(browser, site, origin, slowProcessor)
        return { 'first paint, tcp': firstPaint, 'largest paint, tcp': largestPaint }
      } finally {
        line.stop()
      }
    },
  },
  searchKind(slowRequests, { first: 'first key to results, slow' }),
  searchKind(unthrottled, { first: 'first key to results', later: 'later key to the new list' }),
  searchKind(slowProcessor, { later: 'later key to the new list, CPU four times slower' }),
  {
    rows: ['click to the next page'],
    needsHandles: true,
    warmsUp: true,
    async visit(browser, site) {
      return { 'click to the next page': await follow(browser, site) }
    },
  },
]

/** Returns a kind of visit that searches on a slow or fast machine, with the rows that its first and its later key fill. */
function searchKind(throttle: Throttle, rows: { first?: string; later?: string }): Kind {
  const { first, later } = rows
  return {
    rows: Object.values(rows),
    needsHandles: true,
    warmsUp: throttle.line === undefined && first !== undefined,
    async visit(browser, site) {
      const times = await search(browser, site, throttle, later !== undefined)
      return { ...(first && { [first]: times.first }), ...(later && { [later]: times.later }) }
    },
  }
}

/** Visits a page that nobody touches, until it's quiet. */
async function paint(browser: Browser, site: Visited, origin: string, throttle: Throttle) {
  const page = await openQuiet(browser, site, origin, throttle)
  const timings = await readTimings(page)
  await page.context().close()
  const { firstPaint, largestPaint } = timings
  return { firstPaint, largestPaint, blocking: sumBlocking(timings, firstPaint) }
}

/** Opens the search of a quiet page, types a word as soon as the field has the focus, and one more letter once the list has settled. */
async function search(browser: Browser, site: Visited, throttle: Throttle, typesOn: boolean) {
  const page = await openQuiet(browser, site, site.origin, throttle)
  await page.keyboard.press('Control+k')
  await page.waitForFunction((field) => document.activeElement?.matches(field), site.handles?.field ?? '')
  await page.keyboard.type(query.word)
  await page.waitForFunction(() => window.timings.results.some((time) => time !== undefined))
  if (typesOn) {
    await page.waitForTimeout(pause)
    await page.keyboard.press(query.letter)
    await page.waitForFunction((at) => window.timings.results[at] !== undefined, query.word.length)
  }
  const { keys, results } = await readTimings(page)
  await page.context().close()
  return {
    first: (results.find((time) => time !== undefined) ?? 0) - (keys[0] ?? 0),
    later: (results[query.word.length] ?? 0) - (keys[query.word.length] ?? 0),
  }
}

/** Follows the link to the next page as a reader does: the pointer rests on it before it's pressed. */
async function follow(browser: Browser, site: Visited): Promise<number> {
  const page = await openQuiet(browser, site, site.origin, unthrottled)
  const link = page.locator(site.handles?.next ?? '').last()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(pause)
  await link.click()
  await page.waitForFunction(() => window.timings?.nextPainted > 0)
  const { click, nextPainted } = await readTimings(page)
  await page.context().close()
  return nextPainted - click
}

async function openQuiet(browser: Browser, site: Visited, origin: string, throttle: Throttle): Promise<Page> {
  const { page } = await openPage(browser, throttle, site.handles?.list)
  page.setDefaultTimeout(timeout)
  await page.goto(origin + site.page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(pause)
  return page
}
