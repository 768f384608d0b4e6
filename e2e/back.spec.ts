import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated, waitUntilHydrated } from './support/hydrated'
import { activeOption, field, palette } from './support/search'

const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const start = '/pricing'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const trigger = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })

/** Clicks the control where it is. On a page with a sticky header, Playwright's own click would scroll first. */
async function press(page: Page, control: Locator) {
  await expect(control).toBeInViewport()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** What can cover the page: how to open and close it, and how to follow a link in it. */
const overlays = {
  menu: {
    find: menu,
    open: (page: Page) => press(page, page.getByRole('button', { name: 'Open menu' })),
    close: (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click(),
    follow: (page: Page) => menu(page).getByRole('link', { name: 'Journal', exact: true }).click(),
  },
  palette: {
    find: palette,
    open: (page: Page) => press(page, trigger(page)),
    close: (page: Page) => palette(page).getByRole('button', { name: 'Esc, close search' }).click(),
    async follow(page: Page) {
      await field(page).fill('journal')
      await expect(activeOption(page)).toBeVisible({ timeout: 30_000 })
      await expect(palette(page).locator('[aria-busy=true]')).toHaveCount(0)
      await field(page).press('Enter')
    },
  },
}

/** Opens a page after another one, so that there's a page to go back to. */
async function arrive(page: Page) {
  await page.goto(start)
  await openHydrated(page, habits)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Back leaves a result whose words were marked while the menu was open', async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto(start)
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes('new Highlight(')) await isReleased
      await route.fulfill({ response, body })
    })
    await openHydrated(page, `${habits}?_highlight=habit`)
    await overlays.menu.open(page)
    await expect(menu(page)).toBeVisible()
    release()
    await page.waitForFunction(() => CSS.highlights.size > 0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await overlays.menu.close(page)
    await expect(page).toHaveURL(habits)
    await page.goBack()
    await expect(page).toHaveURL(start)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, overlay] of Object.entries(overlays)) {
    test.describe(`Back on a phone, with the ${name} open, ${colorScheme}`, () => {
      test.use({ viewport: { width: 360, height: 740 }, colorScheme })

      test('closes it, and leaves the page only after that', async ({ page }) => {
        await arrive(page)
        // Scrolls up again, because the navbar hides on the way down.
        await page.mouse.wheel(0, 800)
        await page.waitForFunction(() => window.scrollY > 600)
        await page.mouse.wheel(0, -200)
        await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
        await overlay.open(page)
        await expect(overlay.find(page)).toBeVisible()
        const scrolled = await page.evaluate(() => window.scrollY)
        expect(scrolled).toBeGreaterThan(300)
        await page.goBack()
        await expect(overlay.find(page)).toBeHidden()
        await expect(page).toHaveURL(habits)
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
        await page.goBack()
        await expect(page).toHaveURL(start)
      })

      test("leaves the page at once if it's already closed", async ({ page }) => {
        await arrive(page)
        for (const _time of [1, 2]) {
          await overlay.open(page)
          await overlay.close(page)
          await expect(overlay.find(page)).toBeHidden()
          await expect.poll(() => page.evaluate(() => window.history.state.isOverlay)).toBeFalsy()
        }
        await page.goBack()
        await expect(page).toHaveURL(start)
      })

      test('returns at once from a page that was chosen in it', async ({ page }) => {
        await arrive(page)
        await overlay.open(page)
        await overlay.follow(page)
        await expect(page).toHaveURL(new RegExp(`^[^?#]*${journal}`))
        await expect(overlay.find(page)).toBeHidden()
        await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(habits)
        await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(start)
      })

      test('and then Forward stay on the page, and it can be opened again', async ({ page }) => {
        await arrive(page)
        await overlay.open(page)
        await page.goBack()
        await expect(overlay.find(page)).toBeHidden()
        await page.goForward()
        await expect(page).toHaveURL(habits)
        await expect(overlay.find(page)).toBeHidden()
        await overlay.open(page)
        await page.goBack()
        await expect(overlay.find(page)).toBeHidden()
        await expect(page).toHaveURL(habits)
        await page.goBack()
        await expect(page).toHaveURL(start)
      })

      test('leaves the page at once after a reload', async ({ page }) => {
        await arrive(page)
        await overlay.open(page)
        await expect(overlay.find(page)).toBeVisible()
        await page.reload()
        await waitUntilHydrated(page)
        await expect(overlay.find(page)).toBeHidden()
        await expect.poll(() => page.evaluate(() => window.history.state.isOverlay)).toBeFalsy()
        await page.goBack()
        await expect(page).toHaveURL(start)
      })
    })
  }
}

test('a search sent from the palette before its results have loaded can be left with one Back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/search-(?:worker|index)/, () => {})
  await arrive(page)
  await trigger(page).click()
  await field(page).fill('streak')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
  await expect(page).toHaveURL('/search?q=streak')
  await page.goBack()
  await expect(page).toHaveURL(habits)
})

test("the palette's shortcut replaces the menu with the palette, and Back closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page)
  await overlays.menu.open(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(palette(page)).toBeHidden()
  await expect(page).toHaveURL(habits)
  await page.goBack()
  await expect(page).toHaveURL(start)
})

test('on a desktop, the palette adds nothing to the history', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await arrive(page)
  const length = await page.evaluate(() => window.history.length)
  await trigger(page).click()
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => window.history.length)).toBe(length)
  await page.goBack()
  await expect(page).toHaveURL(start)
})
