import { expect, test } from '@playwright/test'

test('only the page itself is printed, with every tab and detail open', async ({ page }) => {
  await page.goto('/docs/features/weather')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Documentation', exact: true })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  for (const panel of await page.locator('[data-tab]').all()) await expect(panel).toBeVisible()
})

test('printed pages contain the text of a platform whose tab is closed', async ({ page }) => {
  await page.goto('/docs/features/weather')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Current location isn’t available on Linux.')).toBeVisible()
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('paper is white, and pictures keep their colours', async ({ page }) => {
    await page.goto('/docs/features/habits')
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('main').getByRole('img').first()).toHaveCSS('print-color-adjust', 'exact')
  })

  test('a drawing for dark pages is replaced by the one for white paper', async ({ page }) => {
    await page.goto('/docs/getting-started/privacy')
    const drawings = page.getByRole('main').locator('figure img')
    await expect(drawings).toHaveCount(2)
    const listHidden = () => drawings.evaluateAll((all) => all.map((own) => getComputedStyle(own).display === 'none'))
    expect(await listHidden()).toEqual([true, false])
    await page.emulateMedia({ media: 'print' })
    expect(await listHidden()).toEqual([false, true])
  })
})

test('external addresses are written out in print', async ({ page }) => {
  await page.goto('/docs/features/calendar')
  const link = page.getByRole('main').locator('p, li').locator("> a[href^='http']").first()
  const read = () => link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await read()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await read()).toContain(await link.getAttribute('href'))
})
