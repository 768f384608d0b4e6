import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type Response, test } from '@playwright/test'
import { isFirstDocument, markDocument, waitUntilHydrated, wake } from './support/hydrated'
import { compress, getLimits } from './support/limits'
import { holdUp } from './support/missing-scripts'
import { pageKinds } from './support/pages'

/** The framework's scripts wait for the reader: none of them run on an untouched page, and nothing that the reader does before they start is lost. */
const docs = '/docs/features/habits'
const chunks = '**/_next/static/chunks/*.js'
const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.runtime === 'ready')
const becomesReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
/** Slows down the framework's files, so that there's time to act before they arrive. */
const delay = (page: Page, milliseconds: number) =>
  page.route(chunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
const listMessages = (page: Page) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  return messages
}

for (const [kind, address] of Object.entries(pageKinds)) {
  const limit = getLimits(kind)
  test(`the ${kind} page stays within its budget until it has loaded`, async ({ page }) => {
    const responses: Response[] = []
    let isLoaded = false
    page.on('response', (response) => {
      if (!isLoaded) responses.push(response)
    })
    page.on('load', () => {
      isLoaded = true
    })
    await page.goto(address)
    const sizes = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        kilobytes: toSentBytes(response, await response.body()) / 1024,
      })),
    )
    const sum = (parts: typeof sizes) => parts.reduce((total, { kilobytes }) => total + kilobytes, 0)
    expect(sum(sizes.filter(({ type }) => type === 'document'))).toBeLessThanOrEqual(limit.html)
    expect(sum(sizes)).toBeLessThanOrEqual(limit.total)
    expect(sizes.length).toBeLessThanOrEqual(limit.requests)
  })
}

/** Returns the size as `npm run deploy -- files` compresses it. Our own server compresses less, because it does so for every response. */
function toSentBytes(response: Response, body: Buffer): number {
  if (!response.headers()['content-encoding']) return body.length
  return response.request().resourceType() === 'document' ? compress(body) : compress(body, response.url())
}

test('a link fetches at most 12 KB of the next page, or 16 KB of a list of releases', () => {
  const out = path.join(import.meta.dirname, '../out')
  const heavy = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('__PAGE__.txt'))
    .map((name) => ({ page: path.dirname(name), kilobytes: compress(readFileSync(path.join(out, name)), name) / 1024 }))
    // Each new release makes one kind of list longer, and moves releases from page to page in the other.
    .filter(({ page, kilobytes }) => kilobytes > (/^releases\/(since|page)\//.test(page) ? 16 : 12))
  expect(heavy).toEqual([])
})

test.describe('an untouched page', () => {
  test("doesn't run the framework's code, but fetches it when idle", async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(docs)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'next' in window)).toBe(false)
    expect(await page.locator('script[src]:not([nomodule],[data-files])').count()).toBe(0)
    expect(await page.locator('link[rel=prefetch][as=script]').count()).toBeGreaterThan(3)
    await page.mouse.move(200, 200)
    await becomesReady(page)
    expect(errors).toEqual([])
  })

  test("downloads each file once, although it's fetched in advance and run later", async ({ page }) => {
    await page.goto(docs)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(200, 200)
    await becomesReady(page)
    const transfers = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /chunks\/.*\.js$|\.txt$/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    )
    expect(transfers.length).toBeGreaterThan(3)
    expect(transfers.toSorted()).toEqual([...new Set(transfers)].toSorted())
  })

  test('fetches nothing for the framework with data saver on', async ({ page }) => {
    await saveData(page)
    const fetched: string[] = []
    page.on('request', (request) => /chunks\/.*\.js$|\.txt$/.test(request.url()) && fetched.push(request.url()))
    await page.goto(docs)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    await page.mouse.move(200, 200)
    await becomesReady(page)
  })

  test("doesn't start the framework for a picture that snaps to what it shows", async ({ page }) => {
    await page.goto(docs)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelector('main figure')?.dispatchEvent(new Event('scroll')))
    await page.waitForTimeout(100)
    expect(await isReady(page)).toBe(false)
  })

  test("doesn't start the framework for a hash", async ({ page }) => {
    await page.goto(`${docs}#see-the-whole-year`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: 'See the whole year' })).toBeInViewport()
    expect(await isReady(page)).toBe(false)
  })

  test('shows its own place in the sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/docs/keyboard-shortcuts')
    const link = page.getByRole('navigation', { name: 'Documentation', exact: true }).locator('[aria-current=page]')
    await expect(link).toBeInViewport()
    expect(await isReady(page)).toBe(false)
  })
})

test.describe('the runtime starts', () => {
  for (const [sign, act] of Object.entries({
    'a pointer move': (page: Page) => page.mouse.move(200, 200),
    'a key press': (page: Page) => page.keyboard.press('Tab'),
    'a turn of the wheel': (page: Page) => page.mouse.wheel(0, 300),
    'a scroll': (page: Page) => page.evaluate(() => scrollBy(0, 300)),
  })) {
    test(`on ${sign}`, async ({ page }) => {
      await page.goto(docs)
      await page.waitForLoadState('load')
      await act(page)
      await becomesReady(page)
    })
  }

  test('without laying the page out again', async ({ page }) => {
    await page.goto('/docs/features/habits')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main style')).toHaveCount(0)
    const session = await page.context().newCDPSession(page)
    const laidOut: number[] = []
    session.on('Tracing.dataCollected', ({ value }) => {
      const events = value as unknown as { name: string; args: { beginData?: { dirtyObjects: number } } }[]
      for (const { name, args } of events) if (name === 'Layout') laidOut.push(args.beginData?.dirtyObjects ?? 0)
    })
    await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
    await wake(page)
    await waitUntilHydrated(page)
    const end = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await end
    // The page has more than a thousand boxes.
    expect(laidOut.reduce((sum, boxes) => sum + boxes, 0)).toBeLessThan(200)
  })

  test('on a touch', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await page.goto(docs)
    await page.touchscreen.tap(1270, 700)
    await becomesReady(page)
    await context.close()
  })

  for (const path of [
    '/download',
    '/search',
    '/no/such/page',
    `${docs}?_highlight=streak`,
    '/releases/platform/ios?area=tasks',
  ]) {
    test(`at once at ${path}`, async ({ page }) => {
      await page.goto(path)
      await becomesReady(page)
    })
  }

  test('at once if a form has a draft, and restores it', async ({ page }) => {
    await page.goto('/contact')
    await waitUntilHydrated(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.reload()
    await becomesReady(page)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  })

  test('when another tab stores something, and applies the change', async ({ page, context }) => {
    await page.goto(docs)
    const other = await context.newPage()
    await other.goto(docs)
    await other.evaluate(() => localStorage.setItem('docusaurus.announcement.dismiss', 'true'))
    await becomesReady(page)
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden()
  })
})

test.describe('before the runtime is ready', () => {
  test('a click on a control is kept, and the control says that it is busy', async ({ page }) => {
    await delay(page, 600)
    await page.goto(docs, { waitUntil: 'commit' })
    const close = page.getByRole('button', { name: 'Close announcement' })
    await close.click()
    await expect(close).toHaveAttribute('aria-busy', 'true')
    await expect(close).toBeHidden()
    await becomesReady(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })

  for (const key of ['Control+K', '/']) {
    test(`${key} and what is typed after it are kept, and open the search`, async ({ page }) => {
      await delay(page, 600)
      await page.goto(docs)
      await page.keyboard.press(key)
      await page.keyboard.type('habits')
      expect(await isReady(page)).toBe(false)
      const search = page.getByRole('combobox', { name: /search/i })
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('habits')
    })
  }

  test('a click on the search field is kept, and opens no other page', async ({ page }) => {
    await delay(page, 600)
    await page.goto(docs)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: /search/i })).toBeFocused()
    await expect(page).toHaveURL(docs)
  })

  test('the choice of a version is kept, and remembered', async ({ page }) => {
    await delay(page, 600)
    await page.goto(docs)
    await page.locator('summary', { hasText: 'Version of the documentation' }).click()
    await page.getByRole('link', { name: '1.x' }).click()
    await expect(page).toHaveURL(/\/docs\/1\.x\//)
    expect(await page.evaluate(() => Object.entries(localStorage).flat().includes('1.x'))).toBe(true)
  })

  test('a link opens its page without waiting', async ({ page }) => {
    await page.route(chunks, () => {})
    await page.goto(docs)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/about')
  })

  test('what is typed stays, and becomes a draft', async ({ page }) => {
    await delay(page, 400)
    await page.goto('/contact')
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.fill('Ada')
    expect(await isReady(page)).toBe(false)
    await becomesReady(page)
    await expect(field).toHaveValue('Ada')
    await page.reload()
    await expect(field).toHaveValue('Ada')
  })
})

test.describe('a file of the runtime', () => {
  test('that fails once is requested again', async ({ page }) => {
    await saveData(page)
    let failures = 0
    await page.route('**/_next/static/chunks/turbopack-*.js', (route) => {
      failures += 1
      return failures === 1 ? route.abort() : route.continue()
    })
    await page.goto(docs)
    await page.mouse.move(200, 200)
    await becomesReady(page)
    expect(failures).toBe(2)
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })

  test('that fails for good leaves a page that can be read, with working links, and a message in the log', async ({
    page,
  }) => {
    const messages = listMessages(page)
    await page.route('**/_next/static/chunks/turbopack-*.js', (route) => route.abort())
    await page.goto(docs)
    await page.mouse.move(200, 200)
    await expect.poll(() => messages.join('\n')).toContain('works as it does without JavaScript')
    await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page).toHaveURL('/pricing')
  })

  test('waits for all others if it starts the framework', async ({ page }) => {
    await saveData(page)
    await page.route('**/docs/features/*.txt', (route) => route.abort())
    await page.goto(docs)
    await page.mouse.move(200, 200)
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    expect(await page.evaluate(() => 'next' in window)).toBe(false)
  })

  test('waits for the copy of the page, and starts nothing without it', async ({ page }) => {
    await saveData(page)
    const messages = listMessages(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    let failures = 0
    let isLost = false
    await page.route('**/docs/features/*.txt', async (route) => {
      failures += 1
      await new Promise((resolve) => setTimeout(resolve, 300))
      await (isLost || failures === 1 ? route.abort() : route.continue())
    })
    await page.goto(docs)
    await page.mouse.move(200, 200)
    await becomesReady(page)
    expect(failures).toBe(2)

    isLost = true
    await page.goto('/docs/features/journal')
    // The first `pointermove` after a page has changed reports no movement.
    await page.mouse.move(210, 210)
    await page.mouse.move(220, 220)
    await expect.poll(() => messages.join('\n')).toContain('works as it does without JavaScript')
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    expect(errors).toEqual([])
  })

  test('shows the red banner if none of them loads', async ({ page }) => {
    await page.route(chunks, (route) => route.abort())
    await page.goto(docs)
    await page.waitForLoadState('load')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.mouse.move(200, 200)
    await expect(page.getByRole('alert').filter({ hasText: 'Some styles or scripts didn’t load' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
  })
})

test.describe('the loader', () => {
  const loader = '**/_next/static/loader/*.js'
  const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

  test('is requested a second time, and nothing that the reader has done by then is lost', async ({ page }) => {
    let requests = 0
    await page.route(loader, async (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.abort()
    })
    await page.goto(docs, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden()
    expect(requests).toBe(2)
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })

  test("is reported when it's missing, and Retry loads it", async ({ page }) => {
    await page.route(loader, (route) => route.abort())
    await page.goto(docs)
    await expect(alert(page, 'Some styles or scripts didn’t load')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
    await page.unroute(loader)
    await markDocument(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await becomesReady(page)
    expect(await isFirstDocument(page)).toBe(true)
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })

  test("is reported when it isn't what the page expects", async ({ page }) => {
    await page.route(loader, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 5000) })
    })
    await page.goto(docs)
    await expect(alert(page, 'Some styles or scripts didn’t load')).toBeVisible()
  })

  test('is reported as slow to a reader who is waiting for it, until it arrives', async ({ page }) => {
    const release = await holdUp(page, '/_next/static/loader/*.js')
    await page.goto(docs, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(alert(page, 'slow to load')).toBeVisible({ timeout: 15_000 })
    release()
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden()
    await expect(page.locator('[data-failure]')).toHaveCount(0)
  })
})

test.describe('fonts', () => {
  /** Makes the page arrive as it would over a line with a long round trip. */
  const slowDown = (page: Page) =>
    page.route(docs, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
  const usesOurs = (page: Page) => page.evaluate(() => document.documentElement.dataset.fonts === undefined)
  const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('fonts'))

  test("don't delay the first page on a slow connection, and are used on the next one", async ({ page }) => {
    let isLoaded = false
    const early: string[] = []
    page.on('request', (request) => !isLoaded && request.url().endsWith('.woff2') && early.push(request.url()))
    page.on('load', () => {
      isLoaded = true
    })
    await slowDown(page)
    await page.goto(docs)
    expect(early).toEqual([])
    expect(await usesOurs(page)).toBe(false)
    await expect.poll(() => readStored(page)).toContain('.woff2')
    // Nothing changes under the reader's eyes, but the next page begins with them.
    expect(await usesOurs(page)).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/./)
    await expect.poll(() => usesOurs(page)).toBe(true)
    await page.goto(docs)
    expect(await usesOurs(page)).toBe(true)
  })

  test('show bold words in bold where the page does without them', async ({ page }) => {
    await slowDown(page)
    await page.goto(docs)
    expect(await usesOurs(page)).toBe(false)
    const name = page.getByRole('main').locator('strong').first()
    const bold = await name.screenshot()
    await name.evaluate((element) => {
      element.style.fontWeight = '400'
    })
    expect(bold.equals(await name.screenshot())).toBe(false)
  })

  test('are used on the first page on a fast connection', async ({ page }) => {
    await page.goto(docs)
    expect(await usesOurs(page)).toBe(true)
    const names = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
    expect(names).toBeGreaterThan(0)
  })

  test('have fallbacks with the same widths, on Linux too', async ({ page }) => {
    const fonts = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
    test.skip(!/Arial|Liberation Sans|Arimo/.test(fonts), 'no font with the widths of Arial is installed')
    await page.goto(docs)
    const widths = await page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d')
      const text = document.querySelector('main')?.textContent ?? ''
      const measure = async (family: string) => {
        await document.fonts.load(`16px ${family}`)
        if (context) context.font = `16px ${family}`
        return context?.measureText(text).width ?? 0
      }
      return { own: await measure('figtree'), fallback: await measure('"figtree Fallback"') }
    })
    // The system's default on Debian is wider by a sixth.
    expect(widths.fallback / widths.own).toBeGreaterThan(0.97)
    expect(widths.fallback / widths.own).toBeLessThan(1.03)
  })

  test("aren't fetched with data saver on", async ({ page }) => {
    await saveData(page)
    await slowDown(page)
    const requested: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && requested.push(request.url()))
    await page.goto(docs)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
  })
})
