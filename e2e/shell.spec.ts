import { expect, type Page, test } from '@playwright/test'
import { themeColors } from '../lib/browser/color-mode'
import { openHydrated, waitUntilHydrated } from './support/hydrated'

const page1 = '/docs/features/habits'
const phone = { width: 360, height: 740 }

/** Returns the colour that a browser gives its bars: the first one that suits its system. */
const readThemeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => !media || window.matchMedia(media).matches,
      )?.content,
  )

test.describe('skip link', () => {
  test('is the first element to get keyboard focus and moves focus to the content', async ({ page }) => {
    await page.goto(page1)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('announcement bar', () => {
  test('stays closed once closed, stored under the keys from the specification', async ({ page }) => {
    await page.goto(page1)
    const bar = page.getByRole('region', { name: 'Announcement' })
    await bar.getByRole('button', { name: /close/i }).click()
    await expect(bar).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  })

  test('reappears when its id changes', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
      localStorage.setItem('docusaurus.announcement.id', 'an older one')
    })
    await page.goto(page1)
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
  })
})

test.describe('navbar', () => {
  const hidden = 'html.navbarHidden'

  test('hides on scroll down and shows on scroll up', async ({ page }) => {
    await openHydrated(page, page1)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 900)
    await expect(page.locator(hidden)).toHaveCount(1)
    await page.mouse.wheel(0, -300)
    await expect(page.locator(hidden)).toHaveCount(0)
  })

  test('stays while something in it has focus', async ({ page }) => {
    await openHydrated(page, page1)
    await page.getByRole('banner').getByRole('link').first().focus()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => window.scrollY > 300)
    await expect(page.locator(hidden)).toHaveCount(0)
  })

  test("doesn't cover the target of a hash link", async ({ page }) => {
    await openHydrated(page, page1)
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3)
    const name = await link.textContent()
    await link.click()
    const heading = page.getByRole('heading', { name: name ?? '' })
    await expect(heading).toBeInViewport()
    const overlap = await heading.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + 5, box.top + 5)
      return element === top || element.contains(top)
    })
    expect(overlap).toBe(true)
  })

  test('leads to pages that exist', async ({ page, request }) => {
    await openHydrated(page, page1)
    const hrefs = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs.filter((href) => href?.startsWith('/'))) {
      expect((await request.get(href ?? '')).status(), `${href}`).toBe(200)
    }
  })
})

test.describe('colour mode', () => {
  test('follows the system until one is chosen, and again after Clear', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(page1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const toggle = page.locator('summary').filter({ hasText: 'Colour mode' })
    await toggle.click()
    await page.getByRole('button', { name: 'Light' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await toggle.click()
    await page.getByRole('button', { name: /^Clear/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`sets the browser's theme colour to that of the page, with a ${colorScheme} system`, async ({
      page,
      context,
    }) => {
      const other = colorScheme === 'light' ? 'dark' : 'light'
      const name = { light: 'Light', dark: 'Dark' }[other]
      await page.emulateMedia({ colorScheme })
      await page.goto(page1)
      await expect.poll(() => readThemeColor(page)).toBe(themeColors[colorScheme])
      const toggle = page.locator('summary').filter({ hasText: 'Colour mode' })
      await toggle.click()
      await page.getByRole('button', { name }).click()
      await expect.poll(() => readThemeColor(page)).toBe(themeColors[other])
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL('/pricing')
      expect(await readThemeColor(page)).toBe(themeColors[other])

      // Nothing wakes the runtime here, so the colour has to be set before the first paint.
      const second = await context.newPage()
      await second.emulateMedia({ colorScheme })
      await second.goto(page1)
      expect(await readThemeColor(second)).toBe(themeColors[other])
      await waitUntilHydrated(second)
      await toggle.click()
      await page.getByRole('button', { name: /^Clear/ }).click()
      await expect.poll(() => readThemeColor(page)).toBe(themeColors[colorScheme])
      await expect.poll(() => readThemeColor(second)).toBe(themeColors[colorScheme])
      await second.emulateMedia({ colorScheme: other })
      await expect.poll(() => readThemeColor(second)).toBe(themeColors[other])
    })
  }

  test("is light without script, and so is the browser's theme colour", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
    const page = await context.newPage()
    await page.goto(page1)
    const colors = page.locator('meta[name=theme-color]')
    await expect(colors).toHaveCount(1)
    await expect(colors).toHaveAttribute('content', themeColors.light)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await context.close()
  })

  test('ignores a broken stored value', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"><script>'))
    await page.goto(page1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/)
  })
})

test('a click on anything inside a summary lands on the summary', async ({ page }) => {
  // Otherwise Tab loses its place in WebKit (`e2e/engines.spec.ts`). The FAQ, menus, versions, categories and contents have summaries.
  for (const path of [page1, '/pricing', '/api/tasks-api/create', '/releases']) {
    await openHydrated(page, path)
    const missed = await page.locator('summary').evaluateAll((summaries) =>
      summaries
        .flatMap((summary) => [...summary.querySelectorAll('*')].map((inner) => ({ summary, inner })))
        .flatMap(({ summary, inner }) => {
          if (!inner.checkVisibility()) return []
          inner.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = inner.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          return hit && hit !== summary && summary.contains(hit) ? [summary.textContent] : []
        }),
    )
    expect(missed, path).toEqual([])
  }
})

test.describe('mobile menu', () => {
  test.use({ viewport: phone })

  test('opens on the sidebar, goes back to the main menu, closes with Escape and gives focus back', async ({
    page,
  }) => {
    await page.goto(page1)
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Habits' })).toBeVisible()
    await menu.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(menu.getByRole('link', { name: 'Documentation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('closes on a navigation', async ({ page }) => {
    await page.goto(page1)
    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Journal' }).click()
    await expect(page).toHaveURL('/docs/features/journal')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(page1)
    await expect(menu).toBeHidden()
  })

  test('closes when the window grows past 996 px', async ({ page }) => {
    await page.goto(page1)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 996, height: 740 })
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 997, height: 740 })
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('footer', () => {
  test('ends with the tagline, places and copyright', async ({ page }) => {
    await page.goto(page1)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Made in Prague and Berlin, used all over the world')
    await expect(footer).toContainText('© 2019-present')
    await expect(footer.getByRole('link', { name: /^Why .* works\?$/ })).toHaveAttribute(
      'href',
      '/docs/features/tasks/overview',
    )
  })

  test("reports a click on a store link to analytics, if it's enabled", async ({ page }) => {
    await openHydrated(page, page1)
    await page.evaluate(() => {
      const events: unknown[] = []
      Object.assign(window, { events, plausible: (name: string) => events.push(name) })
      document.addEventListener('click', (event) => event.preventDefault())
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Snap Store' }).click()
    expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
      'Snap Store opened',
    ])
  })
})
