import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './support/hydrated'

const page1 = '/api/overview'
const toggles = (page: Page) => page.getByRole('button', { name: 'Wrap lines' })
/** Counts the visible blocks of code that have to be scrolled sideways. */
const countTooWide = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('main pre')].filter((pre) => pre.scrollWidth > pre.clientWidth).length,
  )

test.use({ viewport: { width: 360, height: 740 } })

test('long lines of code wrap in all blocks and on the next page', async ({ page }) => {
  await openHydrated(page, page1)
  const count = await countTooWide(page)
  expect(count).toBeGreaterThan(0)
  await expect(toggles(page)).toHaveCount(count)
  const toggle = toggles(page).first()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()
  expect(await countTooWide(page)).toBe(0)
  await expect(toggles(page)).toHaveCount(count)

  await page.goto('/api/tasks-api/create')
  expect(await countTooWide(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('code-wrap'))).toBe('on')

  await openHydrated(page, page1)
  await toggles(page).first().click()
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false')
  expect(await countTooWide(page)).toBe(count)
  expect(await page.evaluate(() => localStorage.getItem('code-wrap'))).toBeNull()
})

test('the copied code has no line breaks from wrapping', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, page1)
  const figure = page
    .locator('figure')
    .filter({ has: toggles(page) })
    .first()
  const copy = async () => {
    await figure.getByRole('button', { name: 'Copy code' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const before = await copy()
  await figure.getByRole('button', { name: 'Wrap lines' }).click()
  expect(await copy()).toBe(before)
})

test('the button covers no code of a wrapped line', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('code-wrap', 'on'))
  await openHydrated(page, page1)
  const figure = page
    .locator('figure')
    .filter({ has: toggles(page) })
    .first()
  const toggle = await figure.getByRole('button', { name: 'Wrap lines' }).boundingBox()
  const ends = await figure
    .locator('[data-line]')
    .first()
    .evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return [...range.getClientRects()].map(({ right }) => right)
    })
  expect(Math.max(...ends)).toBeLessThanOrEqual(toggle?.x ?? 0)
})

test('there is no button if no line is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openHydrated(page, page1)
  await expect(toggles(page)).toHaveCount(await countTooWide(page))
})

test('the button stays while it has the focus, even once every line fits', async ({ page }) => {
  await openHydrated(page, page1)
  const toggle = toggles(page).first()
  await toggle.focus()
  await page.setViewportSize({ width: 3000, height: 900 })
  await expect(toggles(page)).toHaveCount(1)
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggles(page)).toHaveCount(0)
})

test('an ID in a response stays on one line, and a wide window has room for that line', async ({ page }) => {
  for (const [width, hasRoom] of [
    [1240, false],
    [1440, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/tasks-api/create')
    const response = page.getByRole('region', { name: 'Samples' }).getByRole('group', { name: '201 Created' })
    const [lines, hidden] = await response.evaluate((pre) => [
      [...pre.querySelectorAll<HTMLElement>('[data-line]')].map((line) => line.offsetHeight),
      pre.scrollWidth - pre.clientWidth,
    ])
    expect(new Set(lines).size, `${width} px`).toBe(1)
    expect(hidden === 0, `${width} px`).toBe(hasRoom)
  }
})
