import { expect, test } from '@playwright/test'

test('print shows the page alone, with every tab and detail open', async ({ page }) => {
  await page.goto('/docs/features/weather')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Documentation', exact: true })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  for (const panel of await page.locator('[data-tab]').all()) await expect(panel).toBeVisible()
})

test('printed pages hold the text of every platform', async ({ page }) => {
  await page.goto('/docs/features/weather')
  const pdf = await page.pdf()
  expect(pdf.length).toBeGreaterThan(10_000)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText("Current location isn't available on Linux.")).toBeVisible()
})
