import { expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { findAxeViolations } from './support/axe'

const path = '/pricing'
const { month, year } = config.prices
const monthly = `€${month} a month`
const yearly = `€${year} a year`

const getPremium = (page: Page) => page.getByRole('article', { name: 'Premium' })
/** Returns the visible part of the price in a card. */
const readPrice = (page: Page) =>
  getPremium(page)
    .locator('[aria-live]')
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '))
const expectPrice = (page: Page, price: string) => expect.poll(() => readPrice(page)).toBe(price)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the switches show one price at a time, in one currency', async ({ page }) => {
      await page.goto(path)
      await expectPrice(page, monthly)
      await page.getByRole('radio', { name: /^Yearly/ }).check()
      await expectPrice(page, yearly)
      await page.getByRole('radio', { name: 'USD' }).check()
      await expectPrice(page, `$${year} a year`)
    })

    test('the currency applies to the whole page', async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      const cell = main.getByRole('row', { name: 'Price a month' }).getByRole('cell').last()
      const education = main.getByText('Students, teachers and other staff').first()
      await expect(cell).toHaveText(`€${month}`, { useInnerText: true })
      await expect(education).toContainText(`pay €${config.prices.educationMonth} a month`, { useInnerText: true })
      await page.getByRole('radio', { name: 'USD' }).check()
      await expect(cell).toHaveText(`$${month}`, { useInnerText: true })
      await expect(education).toContainText(`pay $${config.prices.educationMonth} a month`, { useInnerText: true })
    })

    test('the arrow keys move the switch', async ({ page }) => {
      await page.goto(path)
      await page.getByRole('radio', { name: 'Monthly' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
      await expectPrice(page, yearly)
    })

    test('a question opens', async ({ page }) => {
      await page.goto(path)
      const question = page.locator('details').filter({ hasText: 'Can I get my money back?' })
      await question.locator('summary').click()
      await expect(question.getByText(/within 30 days of the first payment/)).toBeVisible()
    })
  })
}

test('a choice made before the page is hydrated is kept', async ({ page }) => {
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const year = page.getByRole('radio', { name: /^Yearly/ })
  await year.check()
  await page.waitForLoadState('networkidle')
  await expect(year).toBeChecked()
  await expectPrice(page, yearly)
})

test('there is one primary action, and it leads to the download', async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Try Premium for 30 days' })).toHaveAttribute('href', '/download')
  await expect(main.locator('[class*=primary]')).toHaveCount(1)
})

test('the buttons of both plans are visible without scrolling on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  for (const name of ['Get the app', 'Try Premium for 30 days']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('the terms link to the trial, refunds, the education price and codes', async ({ page }) => {
  await page.goto(path)
  for (const [name, href] of [
    ['How the trial ends', '/docs/subscriptions#trial'],
    ['How to get a refund', '/docs/subscriptions#refunds'],
    ['Apply for the education price', '/education'],
    ['Redeem a code', '/docs/how-to/redeem-discount-code'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
})

test('axe finds nothing once the year is chosen, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await page.getByRole('radio', { name: /^Yearly/ }).check()
    expect(await findAxeViolations(page)).toEqual([])
  }
})

test("on paper, all prices are shown and the switch isn't", async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expectPrice(page, `€${month} or $${month} a month €${year} or $${year} a year`)
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeHidden()
})
