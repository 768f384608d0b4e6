import { expect, type Page, type Route, test } from '@playwright/test'
import { wake } from './support/hydrated'
import { docPaths, entryPaths } from './support/pages'

/**
 * A long walk through the site with faults in a tenth of all requests. Requests for documents are spared, because only the browser could handle those.
 * Whatever fails, every step ends on a page that can be read, without a leftover progress bar and without an uncaught error.
 */
const steps = process.env.E2E_FULL === '1' ? 300 : 30
const walks = 3
const patience = { timeout: 20_000 }
const seed = Number(process.env.E2E_SEED ?? 20261121)

/** Returns a generator of numbers from 0 to 1 (mulberry32). The same seed gives the same numbers, so that a failed walk can be repeated. */
function random(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Fault = (route: Route) => Promise<void>

const faults: readonly Fault[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
  (route) => route.fulfill({ status: 503, body: '' }),
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  },
]

/** Wrong responses that claim to be right. A script like that is a syntax error, which no site can catch. */
const lies: readonly Fault[] = [
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
]

for (let walk = 1; walk <= walks; walk++) {
  test(`${steps / walks} navigations with failures along the way, walk ${walk}`, async ({ page }) => {
    test.setTimeout(steps * 6_000 + 60_000)
    const next = random(seed + walk)
    const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(error.message))
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType()
      const isFault = !route.request().isNavigationRequest() && next() < 0.1
      const fault = isFault ? pick(type === 'script' ? faults : [...faults, ...lies]) : undefined
      // When a page is left, its requests are cancelled.
      await (fault ? fault(route) : route.continue()).catch(() => {})
    })
    await page.goto(pick(docPaths()) ?? '/')
    const story: string[] = []
    for (let step = 1; step <= steps / walks; step++) {
      await wakeUp(page)
      const path = await takeStep(page, next)
      story.push(path)
      const tale = `after ${story.slice(-5).join(' > ')}`
      // Now and then the visitor doesn't wait.
      if (path.startsWith('/') && next() < 0.7)
        await expect(page, tale).toHaveURL((url) => url.pathname === path, patience)
      await expectPage(page, tale)
    }
    expect(uncaught, `${story.slice(-5).join(' > ')}`).toEqual([])
  })
}

/** Wakes the runtime, which waits for a visitor. If a fault keeps it from loading, links still work. */
async function wakeUp(page: Page) {
  await wake(page)
  await page
    .waitForFunction(() => document.documentElement.dataset.runtime, undefined, { timeout: 3000 })
    .catch(() => {})
}

/**
 * Follows a link somewhere on the page, goes back or forward, or tries again if a page crashed. It clicks by script, because the navbar, which hides on
 * scrolling, may cover any link.
 */
async function takeStep(page: Page, next: () => number): Promise<string> {
  const [way, place] = [next(), next()]
  const take = ([way, place, entryPaths]: readonly [number, number, readonly string[]]) => {
    if (way < 0.15 && window.navigation.canGoBack) {
      history.back()
      return 'back'
    }
    if (way < 0.25 && window.navigation.canGoForward) {
      history.forward()
      return 'forward'
    }
    const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
    if (retry) {
      retry.click()
      return 'Try again'
    }
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a[href^="#"]')].filter(
      (link) =>
        link.checkVisibility() &&
        link.target === '' &&
        !entryPaths.includes(link.pathname) &&
        // Some links don't lead to a page but to a file, a copy of the page or the palette.
        !/\.[a-z]{2,4}$/.test(link.pathname) &&
        !link.ariaHasPopup,
    )
    const link = links[Math.floor(place * links.length)]
    if (!link) return 'nowhere'
    const step = link.pathname === location.pathname ? link.hash || 'here' : link.pathname
    link.click()
    return step
  }
  // A full load may come in between, and a second one right after it. Then the step is taken on the page that was loaded.
  let step = ''
  await expect(async () => {
    step = await page.evaluate(take, [way, place, entryPaths] as const)
  }).toPass(patience)
  return step
}

/** Expects a title, text and, sooner or later, no progress bar. */
async function expectPage(page: Page, tale: string) {
  await expect(page.getByRole('heading', { level: 1 }).first(), tale).toBeVisible(patience)
  await expect(page.locator('#nprogress'), tale).toHaveCount(0, patience)
  await expect(page.getByRole('main'), tale).toContainText(/\w{3}/)
  await expect(page, tale).toHaveTitle(/\w/)
}
