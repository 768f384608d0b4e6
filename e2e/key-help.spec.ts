import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './support/hydrated'

const docs = '/docs/features/habits'
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts on this site' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search', exact: true })

test("a question mark shows the site's shortcuts, and Escape returns the focus", async ({ page }) => {
  await openHydrated(page, docs)
  const first = page.locator('main').getByRole('link').first()
  await first.focus()
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(list(page).getByRole('definition').first()).toContainText('Ctrl')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(first).toBeFocused()
})

test('the list loads on demand, even for the very first key', async ({ page }) => {
  await page.goto(docs)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
})

test('a question mark in a field is a character', async ({ page }) => {
  await openHydrated(page, '/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.pressSequentially('Why?')
  await expect(message).toHaveValue('Why?')
  await expect(list(page)).toHaveCount(0)
})

test('the palette opens the list, and gets the focus back afterwards', async ({ page }) => {
  await openHydrated(page, docs)
  await page.keyboard.press('Control+k')
  await field(page).fill('habits')
  await palette(page).getByRole('button', { name: 'All shortcuts' }).click()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('habits')
})

test('single-character shortcuts can be turned off', async ({ page }) => {
  await openHydrated(page, docs)
  await page.keyboard.press('?')
  await list(page).getByRole('checkbox', { name: 'Use the keys / and ?' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('search replaces the list, and returns the focus to the page', async ({ page }) => {
  await openHydrated(page, docs)
  const first = page.locator('main').getByRole('link').first()
  await first.focus()
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('on a tablet, Back closes the list, and then the palette beneath it', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 740 })
  await openHydrated(page, docs)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await palette(page).getByRole('button', { name: 'All shortcuts' }).click()
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(list(page)).toBeHidden()
  await expect(palette(page)).toBeVisible()
  await page.goBack()
  await expect(palette(page)).toBeHidden()
  await expect(page).toHaveURL(docs)
})
