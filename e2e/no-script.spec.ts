import { expect, test } from '@playwright/test'
import { docPaths, pageKinds } from './support/pages'

test.use({ javaScriptEnabled: false })

/** Policies that a proxy or an extension may add to a page, with JavaScript on. They allow no script at all, or none of the site's files. */
const policies = { 'every script': "script-src 'none'", 'the scripts that are files': "script-src 'unsafe-inline'" }

for (const [what, policy] of Object.entries(policies)) {
  test.describe(`a policy that blocks ${what}`, () => {
    test.use({ javaScriptEnabled: true })
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind}: the page can be read and left`, { tag: kind === 'documentation' ? [] : '@full' }, async ({
        page,
      }) => {
        await page.route(path, async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), 'content-security-policy': policy }
          await route.fulfill({ response, headers })
        })
        await page.goto(path)
        await page.mouse.move(9, 9)
        await page.mouse.move(19, 19)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(/\w{3}/)
        if (what !== 'every script')
          await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible()
        await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
        await expect(page).toHaveURL('/about')
      })
    }
  })
}

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

test('the sidebar folds, and the version menu opens, without script', async ({ page }) => {
  await page.goto('/docs/features/habits')
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await sidebar.getByText('Getting started', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Installation' }).click()
  await expect(page).toHaveURL('/docs/getting-started/installation')
  await page.locator('summary').filter({ hasText: 'Version of the documentation' }).click()
  await page.getByRole('link', { name: /^1\.x/ }).first().click()
  await expect(page).toHaveURL('/docs/1.x/getting-started/installation')
})

test('every part of the site can be reached on a phone without script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/docs/features/habits')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Documentation', exact: true })).toBeVisible()
})

test('/docs redirects without script', async ({ page }) => {
  await page.goto('/docs')
  await expect(page).toHaveURL('/docs/getting-started/installation')
})
