import { expect, test } from '@playwright/test'
import { docPaths } from './support/pages'

test.use({ javaScriptEnabled: false })

test('every documentation page can be read and left without script', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of docPaths()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hidden = await page.locator('[role=tabpanel]:not(:visible)').count()
    expect(hidden, `${path}: panels hidden without script`).toBe(0)
    await expect(
      page.getByRole('navigation', { name: 'Documentation', exact: true }).locator('[aria-current=page]'),
    ).toBeVisible()
  }
})

test('the sidebar folds, and the version dropdown opens, without script', async ({ page }) => {
  await page.goto('/docs/features/habits')
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await sidebar.getByText('How to', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Handle long lists' }).click()
  await expect(page).toHaveURL('/docs/how-to/handle-long-lists')
  await page.locator('summary').filter({ hasText: 'Version of the documentation' }).click()
  await page.getByRole('link', { name: /^1\.x/ }).first().click()
  await expect(page).toHaveURL('/docs/1.x/how-to/handle-long-lists')
})

test('a phone reaches every part of the site without script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/docs/features/habits')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Documentation', exact: true })).toBeVisible()
})

test('/docs leads on without script', async ({ page }) => {
  await page.goto('/docs')
  await expect(page).toHaveURL('/docs/getting-started/installation')
})
