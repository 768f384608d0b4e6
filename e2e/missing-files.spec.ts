import { expect, type Page, type Route, test } from '@playwright/test'
import { readBuildSettings } from '../lib/site/build-settings.mjs'
import { findAxeViolations } from './support/axe'
import { changePage } from './support/changed-page'
import { isDataOf, isFirstDocument, markDocument, openHydrated, waitUntilHydrated, wake } from './support/hydrated'
import { holdUp } from './support/missing-scripts'

/** What a reader sees when one file of a page doesn't arrive: the text and its links stay, a message says so, and Retry works. */
const { defersRuntime } = readBuildSettings(process.env)
const isFull = process.env.E2E_FULL === '1'
const habits = '/docs/features/habits'
const kinds = {
  documentation: habits,
  'API operation': '/api/tasks-api/create',
  release: '/releases/2.0',
  pricing: '/pricing',
  home: '/',
}
/** Returns whether the quick run tries this kind too. */
const isQuick = (kind: string) => kind === 'documentation'
const half = (text: string) => text.slice(0, text.length / 2)
const faults = {
  'is aborted': (route: Route) => route.abort(),
  'answers 404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  hangs: () => {},
  'arrives in part': async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: half(await response.text()) })
  },
}
const message = (page: Page) => page.getByRole('alert').filter({ hasText: /didn’t load|is slow to load/ })
const retry = (page: Page) => message(page).getByRole('button', { name: 'Retry' })
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const isState = (page: Page, state: string) => expect(page.locator('html')).toHaveAttribute('data-runtime', state)
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
/** Returns whether an address is one of a script, a style sheet or a page's data. What a prefetch requests isn't needed. */
const isPart = (url: string) => /^\/(?:_next\/.*\.(?:js|css)|(?!.*__next).*\.txt)$/.test(new URL(url).pathname)
const listDocuments = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  return documents
}

/** Returns the addresses at which "Page Error" appears, however briefly. The list survives a full load. */
async function watchForPageError(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('console', (line) => line.text() === 'saw Page Error' && seen.push(page.url()))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Page Error') console.info('saw Page Error')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return seen
}

/** Returns the addresses that a page requests while `act` runs. */
async function recordRequests(page: Page, act: () => Promise<void>): Promise<string[]> {
  const urls: string[] = []
  const add = (request: { url: () => string }) => urls.push(request.url())
  page.on('request', add)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('request', add)
  return urls
}

/** Returns the site's scripts, style sheets and data among them, each once. */
async function recordFiles(page: Page, act: () => Promise<void>): Promise<string[]> {
  const parts = (await recordRequests(page, act)).filter(isPart)
  return [...new Set(parts.map((url) => new URL(url).pathname))]
}

/** Returns whether a page can notice that a file has this fault. Without the loader, Next requests the files, and only learns which ones fail. */
function isNoticed(fault: string, file: string): boolean {
  if (fault === 'hangs') return defersRuntime
  // The page itself contains the rules that its text needs, and nothing compares its style sheet with a hash.
  return fault !== 'arrives in part' || (defersRuntime && !file.endsWith('.css'))
}

/** Returns the faults to try with a file: for documentation in the full run, all of them. Otherwise, they take turns, because all kinds share the mechanism. */
function chooseFaults(kind: string, file: string, index: number) {
  const noticed = Object.entries(faults).filter(([name]) => isNoticed(name, file))
  return isFull && isQuick(kind) ? noticed : noticed.slice(index % noticed.length).slice(0, 1)
}

/** Presses a key that needs the runtime, and lets the five seconds go by after which a page says that it's slow. */
async function waitInVain(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await page.clock.runFor(5500)
    await expect(message(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** Lets time go by until the page that's open says that the next one is slow. */
async function waitForSlowNavigation(page: Page) {
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(message(page)).toContainText('The page you opened is slow to load.', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

async function expectReadable(page: Page, heading: string, seen: readonly string[]) {
  await expect(title(page)).toHaveText(heading)
  await expect(page.getByRole('main')).toContainText(/\w{3}/)
  expect(seen).toEqual([])
}

const tagOf = (kind: string) => (isQuick(kind) ? [] : '@full')

for (const [kind, path] of Object.entries(kinds)) {
  // With a query, the runtime starts at once.
  for (const [moment, address] of [
    ['first load', `${path}?from=mail`],
    ['first input', path],
  ] as const) {
    const name = `${kind}: if any file is missing at the ${moment}, the page can be read, a message appears, and links and Retry work`
    test(name, { tag: tagOf(kind) }, async ({ browser, page }) => {
      test.setTimeout(600_000)
      const files = await recordFiles(page, () => openHydrated(page, address))
      const heading = (await title(page).textContent()) ?? ''
      expect(files.length).toBeGreaterThan(5)
      for (const [index, file] of files.entries()) {
        for (const [name, fail] of chooseFaults(kind, file, index)) {
          await test.step(`${file} ${name}`, async () => {
            const context = await browser.newContext()
            const other = await context.newPage()
            const seen = await watchForPageError(other)
            const documents = listDocuments(other)
            await other.route(`**${file}`, fail)
            const hangs = fail === faults.hangs
            if (hangs) await other.clock.install()
            // A request that hangs holds up the load event.
            await other.goto(address, { waitUntil: hangs ? 'domcontentloaded' : 'load' })
            await wake(other)
            if (hangs) await waitInVain(other)
            await expect(message(other)).toBeVisible()
            await expect(retry(other)).toBeVisible()
            if (defersRuntime) await isState(other, 'failed')
            await expectReadable(other, heading, seen)
            expect(documents).toEqual([path])
            // Half of the faults show that links work, the others that Retry does. It's the loader that can ask for a file again.
            if (name === 'answers 404' || !defersRuntime) {
              await other.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
              await expect(other).toHaveURL('/about')
            } else {
              // A request that hangs never ends.
              await other.route(`**${file}`, (route) => route.continue())
              if (hangs) await other.clock.resume()
              await retry(other).click()
              await waitUntilHydrated(other)
              await expect(message(other)).toHaveCount(0)
              await expectReadable(other, heading, seen)
            }
            expect(seen).toEqual([])
            await context.close()
          })
        }
      }
    })
  }
}

/** How to reach a page of each kind by a link. */
const ways: Record<keyof typeof kinds, { from: string; click: (page: Page) => Promise<void> }> = {
  documentation: {
    from: '/pricing',
    click: (page) => page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click(),
  },
  'API operation': {
    from: '/pricing',
    click: (page) => page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click(),
  },
  release: {
    from: '/pricing',
    click: (page) => page.getByRole('banner').getByRole('link', { name: 'Releases' }).click(),
  },
  pricing: { from: habits, click: (page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click() },
  home: {
    from: habits,
    click: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /home|dayloom/i })
        .first()
        .click(),
  },
}

for (const [kind, { from, click }] of Object.entries(ways)) {
  const name = `${kind}: if any file is missing at a navigation, there's one full load at most, and "Page Error" never appears`
  test(name, { tag: tagOf(kind) }, async ({ browser, page }) => {
    test.setTimeout(600_000)
    await openHydrated(page, from)
    const before = (await title(page).textContent()) ?? ''
    await page.waitForLoadState('networkidle')
    const recorded = await recordFiles(page, async () => {
      await click(page)
      await expect(page).not.toHaveURL(from)
    })
    // navigation.spec.ts tests what happens if data don't arrive. Which data a click needs depends on what hovering has fetched.
    const files = recorded.filter((file) => !file.endsWith('.txt'))
    const { pathname } = new URL(page.url())
    const heading = (await title(page).textContent()) ?? ''
    expect(files.length).toBeGreaterThan(0)
    for (const [index, file] of files.entries()) {
      for (const [name, fail] of chooseFaults(kind, file, index)) {
        await test.step(`${file} ${name}`, async () => {
          const context = await browser.newContext()
          const other = await context.newPage()
          const seen = await watchForPageError(other)
          const hangs = fail === faults.hangs
          if (hangs) await other.clock.install()
          await openHydrated(other, from)
          const documents = listDocuments(other)
          await other.route(`**${file}`, fail)
          await click(other)
          if (hangs) {
            // The page that the reader is on stays until the next one is whole. Retry loads that one in full.
            await waitForSlowNavigation(other)
            await expect(title(other)).toHaveText(before)
            await expect(other).toHaveURL(from)
            expect(documents).toEqual([])
            await other.route(`**${file}`, (route) => route.continue())
            await other.clock.resume()
            await retry(other).click()
            await expect(other).toHaveURL(pathname)
            await waitUntilHydrated(other)
            await expect(message(other)).toHaveCount(0)
          } else {
            await expect(other).toHaveURL(pathname)
            // A pointer move while the browser changes documents reaches neither of them. Readers would move again.
            await expect(async () => {
              await wake(other)
              await expect(message(other)).toBeVisible({ timeout: 2000 })
            }).toPass({ timeout: 20_000 })
          }
          await expectReadable(other, heading, seen)
          expect(documents).toEqual([pathname])
          await context.close()
        })
      }
    }
  })
}

test('the message about a slow page disappears when the reader opens another page', async ({ page }) => {
  const follow = (name: string) =>
    page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name, exact: true })
      .click()
  await page.clock.install()
  await openHydrated(page, habits)
  await page.route(isDataOf('/docs/features/journal'), () => {})
  await follow('Journal')
  await waitForSlowNavigation(page)
  await expect(title(page)).toHaveText('Habits')
  await follow('Calendar')
  await expect(title(page)).toHaveText('Calendar')
  await expect(message(page)).toHaveCount(0)
})

test('Retry no longer loads a slow page once the reader has opened another one', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, habits)
  const links = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await page.route(isDataOf('/docs/features/journal'), () => {})
  await links.getByRole('link', { name: 'Journal', exact: true }).click()
  await waitForSlowNavigation(page)
  const release = await holdUp(page, '/docs/features/journal')
  await message(page).getByRole('button', { name: 'Retry' }).click()
  await links.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(title(page)).toHaveText('Calendar')
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/docs/features/journal')
  release()
  await (await answer).finished()
  // Long enough for a load in full to begin.
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/docs/features/calendar')
  await expect(message(page)).toHaveCount(0)
})

test("a page that React can't leave stays while offline, with a message and Retry", async ({ page }) => {
  const seen = await watchForPageError(page)
  await openHydrated(page, '/pricing')
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route('**/_next/static/chunks/*.js', (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click()
  await expect(message(page)).toContainText('The page you opened didn’t load.')
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await expect(page).toHaveURL('/pricing')
  expect(seen).toEqual([])
  // Other pages can still be reached.
  await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click()
  await expect(message(page)).toContainText('The page you opened didn’t load.')
  await page.unroute('**/_next/static/chunks/*.js')
  await retry(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/getting-started/installation')
  await waitUntilHydrated(page)
  await expect(message(page)).toHaveCount(0)
})

test.describe('the message', { tag: '@loader' }, () => {
  const starter = '**/_next/static/chunks/turbopack-*.js'

  test('disappears after a Retry by keyboard loads the file, and nothing typed is lost', async ({ page }) => {
    await saveData(page)
    await page.route(starter, (route) => route.abort())
    await page.goto('/contact')
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.fill('Ada')
    await expect(message(page)).toBeVisible()
    await isState(page, 'failed')
    await markDocument(page)
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await expect(retry(page)).toBeFocused()
    await field.fill('Ada Lovelace')
    await page.unroute(starter)
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await isState(page, 'ready')
    await expect(message(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(field).toHaveValue('Ada Lovelace')
    expect(await isFirstDocument(page)).toBe(true)
    await page.reload()
    await expect(field).toHaveValue('Ada Lovelace')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can be read and closed in ${colorScheme} colours, with and without the style sheet`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.route(starter, (route) => route.abort())
      await page.goto(habits)
      await wake(page)
      await expect(message(page)).toBeInViewport()
      expect(await findAxeViolations(page)).toEqual([])
      await message(page).getByRole('button', { name: 'Close' }).click()
      await expect(message(page)).toHaveCount(0)
      await page.route('**/_next/static/css/*.css', (route) => route.abort())
      await page.reload()
      await wake(page)
      await expect(message(page)).toBeInViewport()
      await expect(message(page)).toHaveCSS('background-color', 'rgb(164, 14, 38)')
      await expect(retry(page)).toHaveCSS('color', 'rgb(164, 14, 38)')
    })
  }

  test('appears when a page has needed the runtime for five seconds, and disappears when it arrives', async ({
    page,
  }) => {
    await page.clock.install()
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(starter, async (route) => {
      await isReleased
      await route.continue()
    })
    // A request that hangs holds up the load event.
    await page.goto('/search', { waitUntil: 'domcontentloaded' })
    const slow = page.getByRole('alert').filter({ hasText: 'Part of this page is slow to load' })
    // The loader is there, and has begun to wait.
    await expect(page.locator('script[data-runtime]').first()).toBeAttached()
    await page.clock.runFor(4000)
    await expect(slow).toHaveCount(0)
    await page.clock.runFor(1500)
    await expect(slow).toBeVisible()
    await isState(page, 'failed')
    release()
    await page.clock.resume()
    await isState(page, 'ready')
    await expect(slow).toHaveCount(0)
  })

  test('appears when a control has waited for five seconds, and the control then works as it does without JavaScript', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(starter, () => {})
    await page.goto(habits)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.clock.runFor(5500)
    await expect(page).toHaveURL(/\/search/)
  })

  test("never appears on a page that's only being read, however slow its files are", async ({ page }) => {
    await page.clock.install()
    await page.route(starter, () => {})
    await page.goto(habits)
    await wake(page)
    await page.clock.runFor(20_000)
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })
})

test.describe("a page's data", { tag: '@loader' }, () => {
  const another = (text: string) => text.replaceAll('Habits', 'Customs')

  for (const [name, change] of Object.entries({ 'arrive in part': half, 'are of another page': another })) {
    test(`count as missing if they ${name}`, async ({ page }) => {
      const seen = await watchForPageError(page)
      await page.route(`**${habits}.txt`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      })
      await page.goto(habits)
      await wake(page)
      await expect(message(page)).toBeVisible()
      await isState(page, 'failed')
      await expectReadable(page, 'Habits', seen)
    })
  }

  test('are fetched past the cache if the cached copy is out of date', async ({ page }) => {
    await saveData(page)
    let requests = 0
    await page.route(`**${habits}.txt`, async (route) => {
      requests += 1
      const response = await route.fetch()
      await route.fulfill(requests === 1 ? { response, body: half(await response.text()) } : { response })
    })
    await openHydrated(page, habits)
    expect(requests).toBe(2)
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })
})

test.describe('after a deploy', { tag: '@loader' }, () => {
  /** Serves the page once as the previous deploy did: with the names of files that are gone, or the hash of data that have changed since. */
  async function serveOldPage(page: Page, path: string, toOld: (files: string) => string) {
    let isOld = true
    await page.route(path, async (route) => {
      const response = await route.fetch()
      if (!isOld) return route.fulfill({ response })
      isOld = false
      const html = await response.text()
      const body = html.replace(/ data-files="[^"]*"/, toOld)
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    })
  }

  const withOldFiles = (files: string) => files.replaceAll('/_next/static/', '/_next/static/old-')
  const withOldHash = (files: string) => files.replace(/#sha256-[^" ]+/, `#sha256-${'A'.repeat(43)}=`)
  for (const [what, savesData, toOld] of [
    ['other files, with data saver on', true, withOldFiles],
    ['other files, with data saver off', false, withOldFiles],
    ['other data', false, withOldHash],
  ] as const) {
    test(`of ${what}, the first pointer move loads the new page and shows no message`, async ({ page }) => {
      if (savesData) await saveData(page)
      await serveOldPage(page, habits, toOld)
      const documents = listDocuments(page)
      await page.goto(habits)
      const isReloaded = page.waitForEvent('domcontentloaded')
      await page.mouse.move(200, 200)
      await isReloaded
      await waitUntilHydrated(page)
      expect(documents).toEqual([habits, habits])
      await expect(page.locator('[data-failure]')).toHaveCount(0)
    })
  }

  test('between any two requests, the page is either the old one or the new one, never a mixture', {
    tag: '@full',
  }, async ({ browser, page }) => {
    test.setTimeout(300_000)
    const [before, after] = ['You could read 20 pages a day', 'You could read 37 pages a day']
    const toNew = (text: string) => changePage(text, (some) => some.replaceAll(before, after))
    const requests = (await recordRequests(page, () => openHydrated(page, habits))).length
    expect(requests).toBeGreaterThan(10)
    for (let cut = 0; cut <= requests; cut++) {
      await test.step(`after ${cut} requests`, async () => {
        const context = await browser.newContext()
        const other = await context.newPage()
        const faults: string[] = []
        other.on('pageerror', ({ message }) => faults.push(message))
        let count = 0
        await other.route('**/*', async (route) => {
          count += 1
          const { pathname } = new URL(route.request().url())
          if (count <= cut || ![habits, `${habits}.txt`].includes(pathname)) return route.continue()
          const response = await route.fetch()
          return route.fulfill({ response, body: toNew(await response.text()) })
        })
        await openHydrated(other, habits)
        const text = (await other.getByRole('main').textContent()) ?? ''
        expect([text.includes(before), text.includes(after)].toSorted()).toEqual([false, true])
        await expect(other.locator('[data-failure]')).toHaveCount(0)
        // The router has the page's data, too.
        await other.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
        await expect(title(other)).toHaveText('Pricing')
        await other.goBack()
        await expect(title(other)).toHaveText('Habits')
        expect(faults).toEqual([])
        await context.close()
      })
    }
  })
})
