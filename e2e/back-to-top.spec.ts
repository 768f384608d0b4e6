import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './support/hydrated'

const longPage = '/docs/features/tasks/overview'
const link = (page: Page) => page.getByRole('link', { name: 'Back to top' })
const isTopFar = (page: Page) => page.evaluate(() => window.scrollY > 2 * window.innerHeight)
const turnWheel = (page: Page, y: number) => page.mouse.wheel(0, y)

/** Scrolls down until the top is far, and a little up again. */
async function scrollUpFarDown(page: Page) {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 300)
  await expect(async () => {
    await turnWheel(page, 900)
    expect(await isTopFar(page)).toBe(true)
  }).toPass()
  await expect(link(page)).not.toBeInViewport()
  await turnWheel(page, -60)
  await expect(link(page)).toBeInViewport()
}

for (const viewport of [
  { width: 1280, height: 500 },
  { width: 360, height: 500 },
]) {
  test(`the back-to-top link appears after scrolling up, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, longPage)
    await scrollUpFarDown(page)
    await link(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
    await expect(page.locator('#main')).toBeFocused()
    await expect(link(page)).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first()).toBeFocused()
  })
}

test('on a phone, the back-to-top link is part of the navbar and covers no part of a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await openHydrated(page, longPage)
  await scrollUpFarDown(page)
  const bar = await page.locator('#navbar').boundingBox()
  const box = await link(page).boundingBox()
  expect(box?.width).toBe(bar?.width)
  expect(Math.abs((box?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(2)
})

test('nothing moves when the link leaves its place at the end of the page', async ({ page }) => {
  await openHydrated(page, longPage)
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await readHeight()
  await page.evaluate(() => document.documentElement.classList.add('wayUp'))
  expect(await readHeight()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link at the end of the page leads to its beginning', async ({ page }) => {
    await page.goto(longPage)
    await link(page).scrollIntoViewIfNeeded()
    await link(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test("the link isn't part of the text of a page", async ({ page }) => {
  await page.goto('/terms')
  await expect(link(page)).toHaveCount(1)
  expect(readFileSync('out/terms.md', 'utf8')).not.toContain('Back to top')
})

test('only long release posts have the link', async ({ page }) => {
  await page.goto('/releases/2.1')
  await expect(link(page)).toHaveCount(1)
  await page.goto('/releases/2.1.10')
  await expect(link(page)).toHaveCount(0)
})

test("the link isn't printed", async ({ page }) => {
  await page.goto(longPage)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Back to top')).toBeHidden()
})
