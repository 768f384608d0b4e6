import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { readBuildSettings } from '../lib/site/build-settings.mjs'
import { isOfSite } from './support/console'
import { isDataOf, isFirstDocument, markDocument, openHydrated, waitUntilHydrated, wake } from './support/hydrated'

const { defersRuntime } = readBuildSettings(process.env)
const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.locator('#nprogress > *')
const banner = (page: Page) => page.getByText('Some styles or scripts didn’t load')

const readScroll = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

/** Clicks a link where it is. While the navbar moves, the click of Playwright may scroll the page to make sure of hitting it. */
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

/** Holds back what the router fetches for `path`. Returns a function that lets it through. */
async function holdData(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isDataOf(path), async (route) => {
    // The loader fetches one of these files too, without this header.
    if (!route.request().headers().rsc) return route.continue()
    await isReleased
    // The page may have moved on and cancelled its request.
    await route.continue().catch(() => {})
  })
  return release
}

/** Records in the window whether the progress bar has ever appeared. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) Object.assign(window, { hasSeenBar: true })
    }).observe(document, { childList: true, subtree: true })
  })
const hasSeenBar = (page: Page) => page.evaluate(() => 'hasSeenBar' in window)

const listWarnings = (page: Page) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/warning|error/.test(message.type()) && isOfSite(message)) warnings.push(message.text())
  })
  return warnings
}

test.describe('client navigation', () => {
  test('keeps the page until the next one is ready; then address, title, scroll and focus follow', async ({ page }) => {
    await openHydrated(page, habits)
    await markDocument(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    const release = await holdData(page, journal)
    await sidebarLink(page, 'Journal').click()
    await expect(bar(page)).toBeVisible()
    await expect(title(page)).toHaveText('Habits')
    await expect(page).toHaveURL(habits)
    await expect(page).toHaveTitle(/^Habits/)
    release()
    await expect(title(page)).toHaveText('Journal')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveURL(journal)
    await expect(page).toHaveTitle(/^Journal/)
    expect(await readScroll(page)).toBe(0)
    expect(await isFirstDocument(page)).toBe(true)
  })

  test('renders the whole page once its first screen is painted, and scrolls exactly to a place in it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const heights = () =>
      page
        .locator('main .prose > *')
        .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height))
    // Fonts that arrive late aren't used, so they have to be in the cache before anything is measured.
    await openHydrated(page, habits)
    await openHydrated(page, journal)
    const whole = await heights()
    await openHydrated(page, habits)
    await sidebarLink(page, 'Journal').click()
    await expect(title(page)).toHaveText('Journal')
    await expect.poll(heights).toEqual(whole)

    await openHydrated(page, '/docs/features/tasks/bulk-edit')
    await page.locator('main').getByRole('link', { name: 'plan', exact: true }).click()
    await expect(page).toHaveURL('/docs/subscriptions#limits')
    const distance = () =>
      page.evaluate(() => {
        const top = document.getElementById('limits')?.getBoundingClientRect().top ?? Number.NaN
        return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
      })
    await expect.poll(distance).toBeLessThan(2)
  })

  test('skips only what is below the first screen while a page arrives', async ({ page }) => {
    await openHydrated(page, journal)
    const skipped = await page.evaluate(async () => {
      const blocks = [...document.querySelectorAll('main .prose:not([role=tabpanel] .prose) > *')]
      document.documentElement.dataset.firstScreen = ''
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      // Checks the first element in a block, because the block itself is never skipped.
      return blocks
        .filter((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false)
        .map((block) => block.getBoundingClientRect().top > window.innerHeight)
    })
    expect(skipped.length).toBeGreaterThan(3)
    expect(skipped).not.toContain(false)
  })

  test('restores the scroll position exactly on going back and forward, including over hash links', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, habits)
    await scrollTo(page, 321)
    await clickInPlace(sidebarLink(page, 'Journal'))
    await expect(title(page)).toHaveText('Journal')
    await scrollTo(page, 77)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/#/)
    // The blocks above the section get their own heights while the browser scrolls to it.
    let atHash = 77
    await expect
      .poll(
        async () => {
          const before = atHash
          atHash = await readScroll(page)
          return atHash > 100 && atHash === before
        },
        { intervals: [400] },
      )
      .toBe(true)
    await clickInPlace(sidebarLink(page, 'Calendar'))
    await expect(title(page)).toHaveText('Calendar')
    await page.goBack()
    await expect(title(page)).toHaveText('Journal')
    await expect.poll(() => readScroll(page)).toBe(atHash)
    await page.goBack()
    await expect(page).toHaveURL(journal)
    await expect.poll(() => readScroll(page)).toBe(77)
    await page.goBack()
    await expect(title(page)).toHaveText('Habits')
    await expect.poll(() => readScroll(page)).toBe(321)
    await page.goForward()
    await expect(title(page)).toHaveText('Journal')
    await expect.poll(() => readScroll(page)).toBe(77)
    await page.goForward()
    await expect.poll(() => readScroll(page)).toBe(atHash)
  })

  test('restores the scroll position exactly when a reader goes back before the next page is painted', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, journal)
    await scrollTo(page, 2250)
    await page.evaluate(() => {
      const schedule = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (callback) => window.setTimeout(() => schedule(callback), 1500)
    })
    await clickInPlace(sidebarLink(page, 'Calendar'))
    await page.waitForFunction(() => 'firstScreen' in document.documentElement.dataset)
    await page.goBack()
    await expect(title(page)).toHaveText('Journal')
    await page.waitForFunction(() => !('firstScreen' in document.documentElement.dataset))
    await expect.poll(() => readScroll(page)).toBe(2250)
  })
})

test.describe('progress bar', () => {
  test('shows even if every further request hangs', async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, habits)
    await page.route('**/*', () => {})
    await page.clock.pauseAt(Date.now() + 60_000)
    await sidebarLink(page, 'Journal').click()
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toBeVisible()
  })

  test('shows after 200 ms and not before, without needless roles, and disappears when the page shows', async ({
    page,
  }) => {
    await page.clock.install()
    await openHydrated(page, habits)
    const release = await holdData(page, journal)
    await page.clock.pauseAt(Date.now() + 60_000)
    await sidebarLink(page, 'Journal').click()
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toBeVisible()
    await expect(page.locator('#nprogress [role]')).toHaveCount(0)
    await expect(bar(page)).toHaveAttribute('aria-hidden', 'true')
    await page.clock.resume()
    release()
    await expect(title(page)).toHaveText('Journal')
    await expect(bar(page)).toHaveCount(0)
  })

  /** Returns the position of the bar shortly after it appears, and 10 seconds later. */
  async function readPlaces(page: Page): Promise<[first: string, later: string]> {
    await page.clock.install()
    await openHydrated(page, habits)
    await holdData(page, journal)
    await page.clock.pauseAt(Date.now() + 60_000)
    await sidebarLink(page, 'Journal').click()
    await page.clock.runFor(250)
    await expect(bar(page)).toBeVisible()
    const place = () => bar(page).evaluate((element) => element.style.transform)
    await page.clock.runFor(100)
    const first = await place()
    await page.clock.runFor(10_000)
    return [first, await place()]
  }

  test("doesn't move for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const [first, later] = await readPlaces(page)
    expect(later).toBe(first)
  })

  test('moves on for everyone else', async ({ page }) => {
    const [first, later] = await readPlaces(page)
    expect(later).not.toBe(first)
  })

  test('never shows for hash links, new tabs, downloads or the current page', async ({ page, context }) => {
    await watchBar(page)
    await openHydrated(page, habits)
    await page.clock.install()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#/)
    await sidebarLink(page, 'Habits').click()
    await expect(page).toHaveURL(habits)
    const newTab = context.waitForEvent('page')
    await sidebarLink(page, 'Journal').click({ modifiers: ['Control'] })
    await newTab
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/icon.svg', download: 'icon.svg' })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.clock.runFor(5000)
    expect(await hasSeenBar(page)).toBe(false)
    // The watcher itself works: a slow page shows the bar.
    await holdData(page, '/docs/features/calendar')
    await sidebarLink(page, 'Calendar').click()
    await page.clock.runFor(500)
    await expect.poll(() => hasSeenBar(page)).toBe(true)
  })

  test('disappears when the visitor goes back instead', async ({ page }) => {
    await openHydrated(page, habits)
    await sidebarLink(page, 'Calendar').click()
    await expect(title(page)).toHaveText('Calendar')
    await holdData(page, journal)
    await sidebarLink(page, 'Journal').click()
    await expect(bar(page)).toBeVisible()
    await page.goBack()
    await expect(title(page)).toHaveText('Habits')
    await expect(bar(page)).toHaveCount(0)
  })

  test("disappears when the visitor opens another page instead, even if that's the current page", async ({ page }) => {
    await openHydrated(page, habits)
    await holdData(page, journal)
    await sidebarLink(page, 'Journal').click()
    await expect(bar(page)).toBeVisible()
    await sidebarLink(page, 'Calendar').click()
    await expect(title(page)).toHaveText('Calendar')
    await expect(bar(page)).toHaveCount(0)
    await sidebarLink(page, 'Journal').click()
    await expect(bar(page)).toBeVisible()
    await sidebarLink(page, 'Calendar').click()
    await expect(bar(page)).toHaveCount(0)
    await expect(title(page)).toHaveText('Calendar')
  })

  test('disappears when the browser takes over with a full load, and stays hidden if the visitor stops it', async ({
    page,
  }) => {
    await openHydrated(page, habits)
    await page.route(isDataOf(journal), (route) => setTimeout(() => void route.fulfill({ status: 404 }), 800))
    const load = new Promise<Route>((resolve) =>
      page.route(journal, (route) => (route.request().isNavigationRequest() ? resolve(route) : route.continue())),
    )
    // Playwright can't ask the page anything while it waits for another one, so the page reports on its own.
    await page.evaluate(() => {
      const tell = () => console.info(`bar: ${document.getElementById('nprogress') !== null}`)
      new MutationObserver(tell).observe(document.body, { childList: true })
    })
    const isShown = page.waitForEvent('console', (message) => message.text() === 'bar: true')
    const isGone = page.waitForEvent('console', (message) => message.text() === 'bar: false')
    await sidebarLink(page, 'Journal').click({ noWaitAfter: true })
    await Promise.all([isShown, isGone])
    // A status that leaves visitors where they are has the same effect as the browser's stop button.
    await (await load).fulfill({ status: 204 })
    await expect(title(page)).toHaveText('Habits')
    await expect(bar(page)).toHaveCount(0)
    await sidebarLink(page, 'Calendar').click()
    await expect(title(page)).toHaveText('Calendar')
  })
})

test.describe('data that fails to load', () => {
  const faults = {
    'no connection': { abort: true },
    'a missing file': { status: 404 },
    'a host in trouble': { status: 503 },
    'a page instead of data': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    'half a file': { status: 200, contentType: 'text/plain', body: '0:{"c":["",' },
  } as const

  for (const [name, fault] of Object.entries(faults)) {
    test(`with ${name}, there's one warning, no error and one full load`, async ({ page }) => {
      const messages: string[] = []
      page.on('console', (message) => isOfSite(message) && messages.push(`${message.type()}: ${message.text()}`))
      const loads: string[] = []
      await openHydrated(page, habits)
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      })
      // After the full load, the loader fetches the same file, but not as the router does.
      await page.route(isDataOf(journal), (route) => {
        if (!route.request().headers().rsc) return route.continue()
        return 'abort' in fault ? route.abort() : route.fulfill(fault)
      })
      await sidebarLink(page, 'Journal').click()
      await expect(title(page)).toHaveText('Journal')
      await waitUntilHydrated(page)
      await expect(page).toHaveURL(journal)
      expect(loads).toEqual([journal])
      // The browser logs its own line for an error status.
      expect(messages.filter((text) => !text.startsWith('error: Failed to load resource'))).toEqual([
        expect.stringMatching(/^warning: Some data, styles or scripts for \/docs\/features\/journal didn't load/),
      ])
      await expect(bar(page)).toHaveCount(0)
      await sidebarLink(page, 'Calendar').click()
      await expect(title(page)).toHaveText('Calendar')
      expect(loads).toEqual([journal])
    })
  }

  test('shows no error if the reader stops the data from loading', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await openHydrated(page, habits)
    await holdData(page, journal)
    const asked = page.waitForRequest((request) => isDataOf(journal)(new URL(request.url())))
    await sidebarLink(page, 'Journal').click()
    await asked
    // The router leaves this link to the browser.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/llms.txt', textContent: 'Plain file' })
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Plain file' }).click()
    await expect(page).toHaveURL('/llms.txt')
    await page.goBack()
    await waitUntilHydrated(page)
    const askedAgain = page.waitForRequest((request) => isDataOf(journal)(new URL(request.url())))
    await sidebarLink(page, 'Journal').click()
    await askedAgain
    await page.evaluate(() => window.stop())
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })

  test('if a script of the next page is missing, there is one full load', async ({ page }) => {
    await openHydrated(page, '/pricing')
    const before = await listScripts(page)
    await page.route('**/_next/static/chunks/*.js', (route) =>
      before.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404 }),
    )
    const warnings = listWarnings(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click()
    await reloaded
    await expect(page).toHaveURL('/docs/getting-started/installation')
    expect(warnings).toContainEqual(
      expect.stringMatching(/^Some data, styles or scripts for .*installation didn't load/),
    )
    // Its scripts are still missing. The page says so if they run at once, and otherwise works without them. It isn't loaded again and again.
    await wake(page)
    if (defersRuntime) await expect.poll(() => errors.join('\n')).toContain('works as it does without JavaScript')
    else await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(title(page)).toBeVisible()
    expect(loads).toEqual(['/docs/getting-started/installation'])
  })

  test('if a style sheet of the next page is missing, there is one full load', async ({ page }) => {
    await openHydrated(page, '/pricing')
    let isMissing = true
    await page.route('**/_next/static/css/*.css', (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isMissing = false
    })
    const warnings = listWarnings(page)
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click()
    await reloaded
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/docs/getting-started/installation')
    expect(warnings).toContainEqual(
      expect.stringMatching(/^Some data, styles or scripts for .*installation didn't load/),
    )
    await expect(banner(page)).toHaveCount(0)
  })
})

const listScripts = (page: Page) =>
  page.evaluate(() => Array.from(document.scripts, ({ src }) => src && new URL(src).pathname).filter(Boolean))

test.describe('prefetch', () => {
  const countData = (page: Page, path: string) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (isDataOf(path)(url)) asked.push(url.pathname)
    })
    return asked
  }

  for (const [sign, give] of [
    ['hover', (page: Page) => sidebarLink(page, 'Journal').hover()],
    ['focus', (page: Page) => sidebarLink(page, 'Journal').focus()],
    ['touch', (page: Page) => sidebarLink(page, 'Journal').dispatchEvent('touchstart')],
  ] as const) {
    test(`fetches a page once on ${sign}, and nothing for links in view`, async ({ page }) => {
      const all: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        // The loader fetches the page's own data.
        if (pathname.endsWith('.txt') && pathname !== `${habits}.txt`) all.push(pathname)
      })
      const asked = countData(page, journal)
      await openHydrated(page, habits)
      await page.waitForLoadState('networkidle')
      expect(all).toEqual([])
      await give(page)
      // The page itself is requested last.
      await expect.poll(() => asked.some((path) => path.includes('__PAGE__'))).toBe(true)
      const first = [...asked]
      expect(new Set(first).size).toBe(first.length)
      await sidebarLink(page, 'Calendar').hover()
      await sidebarLink(page, 'Journal').hover()
      await sidebarLink(page, 'Journal').focus()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual(first)
    })
  }

  test("leaves nothing to fetch on click, not even the site's icons", async ({ page }) => {
    await openHydrated(page, habits)
    // The page itself is requested last.
    const isFetched = page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__'))
    await sidebarLink(page, 'Journal').hover()
    await isFetched
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await sidebarLink(page, 'Journal').click()
    await expect(title(page)).toBeFocused()
    await page.waitForTimeout(300)
    expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([])
    // Chromium itself requests the icon that it shows, once for each address.
    expect(asked.filter((path) => path.includes('icon')).length).toBeLessThanOrEqual(1)
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`fetches nothing in advance with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { get: () => value })
      }, connection)
      const asked = countData(page, journal)
      await openHydrated(page, habits)
      await sidebarLink(page, 'Journal').hover()
      await sidebarLink(page, 'Journal').focus()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await sidebarLink(page, 'Journal').click()
      await expect(title(page)).toHaveText('Journal')
    })
  }
})
