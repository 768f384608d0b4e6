import { expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { getStay, getTitle, pretend, stopClock, watch } from './support/download'
import { openHydrated } from './support/hydrated'

const path = '/download'
const store = config.stores.mac
/** How long a visitor has to decide to stay (spec, section 9), in milliseconds. */
const delay = 1000
const status = (page: Page) => page.getByRole('main').getByRole('status')

test.beforeEach(async ({ context, page }) => {
  await pretend(context, 'mac')
  await stopClock(page)
})

async function openDownload(page: Page) {
  await page.goto(path)
  await expect(getStay(page)).toBeVisible()
}

async function expectToStay(page: Page, seen: Awaited<ReturnType<typeof watch>>) {
  await page.clock.runFor(10 * delay)
  await expect(page).toHaveURL(path)
  expect(seen).toEqual({ opened: [], events: [] })
}

/** Runs in the page: pretends that its tab is in the background. */
function hideTab() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Runs in the page: pretends that its tab comes to the front. */
function showTab() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test.describe('the redirect of a Mac', () => {
  test('opens the store after a second, once, and not again on going back', async ({ page, context }) => {
    const seen = await watch(context)
    await openDownload(page)
    await expect(status(page)).toHaveText(`Opening the ${store.name}…`)
    await page.clock.runFor(delay - 1)
    expect(seen).toEqual({ opened: [], events: [] })
    await page.clock.runFor(1)
    await expect(page).toHaveURL(store.url)
    expect(seen.events).toEqual([[store.event, null]])
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await page.clock.runFor(10 * delay)
    await expect(page).toHaveURL(path)
    expect(seen.opened).toEqual([store.url])
    expect(seen.events).toHaveLength(1)
  })

  test('also happens after a link within the site', async ({ page, context }) => {
    await watch(context)
    await page.clock.resume()
    await openHydrated(page, '/pricing')
    await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click()
    await expect(page).toHaveURL(store.url)
  })

  for (const key of ['Tab', 'Shift', 'ArrowDown', 'a']) {
    test(`happens even if ${key} was pressed`, async ({ page, context }) => {
      await watch(context)
      await openDownload(page)
      await page.keyboard.press(key)
      await page.clock.runFor(delay)
      await expect(page).toHaveURL(store.url)
    })
  }

  test('happens even if the visitor clicked on the text', async ({ page, context }) => {
    await watch(context)
    await openDownload(page)
    await getTitle(page).click()
    await page.clock.runFor(delay)
    await expect(page).toHaveURL(store.url)
  })

  test('happens a second after a tab opened in the background is first visible', async ({ page, context }) => {
    const seen = await watch(context)
    await page.addInitScript(hideTab)
    await openDownload(page)
    await expectToStay(page, seen)
    await page.evaluate(showTab)
    await page.clock.runFor(delay - 1)
    expect(seen.opened).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveURL(store.url)
    expect(seen.events).toEqual([[store.event, null]])
  })

  const waysToStay: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['"Stay on this page"', (page) => getStay(page).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['hiding the page', (page) => page.evaluate(hideTab).then(() => page.evaluate(showTab))],
    [
      'leaving the page and returning to it from the back/forward cache',
      (page) =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        }),
    ],
  ]
  for (const [name, act] of waysToStay) {
    test(`is cancelled by ${name}`, async ({ page, context }) => {
      const seen = await watch(context)
      await openDownload(page)
      await act(page)
      await expect(status(page)).toHaveText('You’re staying on this page.')
      await expect(getStay(page)).toHaveCount(0)
      await expectToStay(page, seen)
    })
  }

  test('moves the focus to the message that confirms the button, by mouse and by keyboard', async ({
    page,
    context,
  }) => {
    await watch(context)
    await openDownload(page)
    await getStay(page).click()
    await expect(status(page)).toBeFocused()
    await page.goto('/pricing')
    await openDownload(page)
    await getStay(page).focus()
    await page.keyboard.press('Escape')
    await expect(status(page)).toBeFocused()
  })

  test("is cancelled by a link to another page, and doesn't happen on going back", async ({ page, context }) => {
    const seen = await watch(context)
    // The page takes longer to arrive than the visitor has to decide.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(/\/docs\/keyboard-shortcuts.*\.txt/, async (route) => {
      await released
      await route.continue()
    })
    await openDownload(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Keyboard shortcuts' }).click()
    await expectToStay(page, seen)
    release()
    await expect(page).toHaveURL('/docs/keyboard-shortcuts')
    await page.clock.runFor(10 * delay)
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await expectToStay(page, seen)
  })

  test('is cancelled when the visitor leaves for another address', async ({ page, context }) => {
    const seen = await watch(context)
    await openDownload(page)
    await page.goto('/docs/keyboard-shortcuts')
    await page.clock.runFor(10 * delay)
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await expectToStay(page, seen)
  })

  test('never starts in a page that the browser renders in advance', async ({ page, context }) => {
    const seen = await watch(context)
    await context.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
    )
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Thank you!')
    await expectToStay(page, seen)
  })
})
