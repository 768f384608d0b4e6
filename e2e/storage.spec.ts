import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { isOfSite } from './support/console'
import { openHydrated } from './support/hydrated'

const habits = '/docs/features/habits'
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

async function chooseMode(page: Page, name: 'Light' | 'Dark' | 'Clear') {
  const menu = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: 'Colour mode' }) })
  if (!(await menu.evaluate((details: HTMLDetailsElement) => details.open))) await menu.locator('summary').click()
  await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

async function openTwo(context: BrowserContext, path: string) {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await openHydrated(one, path)
  await openHydrated(two, path)
  return [one, two] as const
}

/** Ways in which a browser refuses storage. They run before any script of the page. */
const refusals = {
  blocked: () => {
    const refuse = {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  absent: () => {
    Object.defineProperty(window, 'localStorage', { value: null })
    Object.defineProperty(window, 'sessionStorage', { value: null })
  },
  throwing: () => {
    const fail = () => {
      throw new Error('broken')
    }
    Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail })
  },
}

for (const [state, refuse] of Object.entries(refusals)) {
  test(`if storage is ${state}, there's one warning, and everything else works`, async ({ page }) => {
    const warnings: string[] = []
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && isOfSite(message)) warnings.push(message.text())
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.addInitScript(refuse)
    await openHydrated(page, '/docs/features/weather')
    await announcement(page).getByRole('button', { name: /close/i }).click()
    await expect(announcement(page)).toBeHidden()
    await chooseMode(page, 'Dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await chooseMode(page, 'Clear')
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'system')
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.locator('summary').filter({ hasText: 'Version of the documentation' }).click()
    await page.getByRole('link', { name: /^1\.x/ }).click()
    await expect(page).toHaveURL(/\/docs\/1\.x\//)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Kept nowhere')
    await page.getByRole('textbox', { name: 'Message' }).blur()
    expect(warnings.map((text) => text.split(';')[0])).toEqual(['Browser storage is unavailable'])
    expect(faults).toEqual([])
  })
}

test.describe('colour mode', () => {
  test('is stored under the documented key; Clear removes it in every tab and stores nothing', async ({ context }) => {
    const [one, two] = await openTwo(context, habits)
    await chooseMode(one, 'Dark')
    await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(two.locator('html')).toHaveAttribute('data-color-mode', 'dark')
    expect(await stored(two)).toMatchObject({ theme: 'dark' })
    await chooseMode(one, 'Clear')
    for (const page of [one, two]) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'system')
    }
    // Each tab hears about the other's change, but neither may store the default.
    await chooseMode(two, 'Light')
    await expect(one.locator('html')).toHaveAttribute('data-color-mode', 'light')
    await chooseMode(two, 'Clear')
    await expect(one.locator('html')).toHaveAttribute('data-color-mode', 'system')
    expect(await stored(one)).not.toHaveProperty('theme')
    expect(await stored(two)).not.toHaveProperty('theme')
  })

  test('goes back to the default everywhere when another tab clears everything', async ({ context }) => {
    const [one, two] = await openTwo(context, habits)
    await chooseMode(one, 'Dark')
    await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark')
    await one.evaluate(() => localStorage.clear())
    await expect(two.locator('html')).toHaveAttribute('data-color-mode', 'system')
    expect(await stored(two)).not.toHaveProperty('theme')
  })

  test("doesn't flash: the first frame already has the stored colours", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      requestAnimationFrame(function look() {
        // The first frame with a body is the first that can show anything.
        if (!document.body) requestAnimationFrame(look)
        else Object.assign(window, { firstSurface: getComputedStyle(document.body).backgroundColor })
      })
    })
    await openHydrated(page, habits)
    const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await page.evaluate(() => (window as unknown as { firstSurface: string }).firstSurface)).toBe(surface)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('other tabs', () => {
  test('close the announcement too', async ({ context }) => {
    const [one, two] = await openTwo(context, habits)
    await announcement(one).getByRole('button', { name: /close/i }).click()
    await expect(announcement(two)).toBeHidden()
  })

  test('switch to the chosen content tab, and to the chosen language of samples', async ({ context }) => {
    const [one, two] = await openTwo(context, '/api/tasks-api/create')
    const ruby = (page: Page) => page.getByRole('tab', { name: 'Ruby' }).first()
    await ruby(one).click()
    await expect(ruby(two)).toHaveAttribute('aria-selected', 'true')
    await openHydrated(two, '/api/people-api/list')
    await expect(ruby(two)).toHaveAttribute('aria-selected', 'true')
  })

  test('switch to the documentation version that was chosen', async ({ context }) => {
    const [one, two] = await openTwo(context, '/docs/features/journal')
    const select = (page: Page) => page.locator('summary').filter({ hasText: 'Version of the documentation' })
    await select(two).click()
    const option = two.getByRole('link', { name: /^1\.x/ })
    await expect(option).not.toContainText('Your choice')
    await select(one).click()
    await one.getByRole('link', { name: /^1\.x/ }).click()
    await expect(option).toContainText('Your choice')
  })
})

test.describe('what is restored before the first paint causes no layout shift', () => {
  const states: Record<string, Record<string, string>> = {
    'announcement seen before and closed': {
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'CURRENT',
    },
    'announcement with a new id': { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'older' },
    'dark colours and a tab that is not the first': { theme: 'dark', 'docs-tab-platform': 'linux' },
  }

  for (const [name, values] of Object.entries(states)) {
    test(name, async ({ page }) => {
      await openHydrated(page, habits)
      const id = (await stored(page))['docusaurus.announcement.id'] ?? ''
      await page.evaluate(
        ([entries, current]) => {
          for (const [key, value] of Object.entries(entries)) {
            localStorage.setItem(key, value === 'CURRENT' ? current : value)
          }
        },
        [values, id] as const,
      )
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number }
            if (value >= 0.01) shifts.push(value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openHydrated(page, '/docs/features/weather')
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
      if (name.includes('closed')) await expect(announcement(page)).toBeHidden()
      else await expect(announcement(page)).toBeVisible()
      if (values.theme) await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      if (values['docs-tab-platform']) {
        await expect(page.locator('[role=tab][aria-selected=true]').filter({ hasText: 'Linux' }).first()).toBeVisible()
      }
    })
  }
})
