import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { failure, holdUp, listRuntime, recordScripts, retry } from './support/missing-scripts'

/** The search page when a script doesn't arrive. */
const path = '/search?q=recurring'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' })
const result = (page: Page) => main(page).getByRole('heading', { level: 3, name: 'Recurring tasks' })
const archive = (page: Page) => main(page).getByRole('link', { name: 'release archive' })

const title = 'if any script is missing, there are results, or a message, a list of every page and a working Retry'
test(title, { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(300_000)
  const files = await recordScripts(browser, path)
  const needed = listRuntime('/search')
  expect(files).toEqual(expect.arrayContaining(needed))
  for (const file of files) {
    await test.step(file, async () => {
      const page = await browser.newPage()
      await page.route(`**${file}`, (route) => route.abort())
      await page.goto(path)
      if (needed.includes(file)) {
        await expect(failure(page)).toContainText('Search works once it has loaded.')
        await expect(archive(page)).toBeVisible()
        await expect(field(page)).toBeVisible()
        expect(await main(page).getByRole('link').count()).toBeGreaterThan(60)
        await page.unroute(`**${file}`)
        await retry(page).click()
      }
      await expect(result(page).first()).toBeVisible({ timeout: 30_000 })
      await expect(failure(page)).toHaveCount(0)
      await expect(archive(page)).toBeHidden()
      await page.close()
    })
  }
})

test('text typed while a script is missing is kept, and Enter reloads the page with it', async ({ page }) => {
  const [file] = listRuntime('/search')
  await page.route(`**${file}`, (route) => route.abort())
  await page.goto('/search')
  await expect(failure(page)).toBeVisible()
  await field(page).fill('recurring')
  await page.unroute(`**${file}`)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=recurring/)
  await expect(field(page)).toHaveValue('recurring')
  await expect(result(page).first()).toBeVisible({ timeout: 30_000 })
})

test('if a script hangs, the message and the list appear after five seconds', async ({ page }) => {
  const file = listRuntime('/search').at(-1) ?? ''
  await page.clock.install()
  const release = await holdUp(page, file)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(archive(page)).toBeHidden()
  // The loader is there, and has begun to wait.
  await expect(page.locator('script[data-runtime]').first()).toBeAttached()
  await page.clock.fastForward(5000)
  await expect(failure(page)).toContainText('Search works once it has loaded.')
  await expect(archive(page)).toBeVisible()
  await field(page).fill('habits')
  release()
  await expect(archive(page)).toBeHidden()
  await expect(failure(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('habits')
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with the list, ${theme}`, async ({ page }) => {
    const [file] = listRuntime('/search')
    await page.emulateMedia({ colorScheme: theme })
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto(path)
    await expect(archive(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  })
}
