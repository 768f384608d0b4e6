import { expect, test } from '@playwright/test'
import { readBuildSettings } from '../lib/site/build-settings.mjs'
import { openHydrated } from './support/hydrated'
import { readOut } from './support/read-html'

const releaseLinks = 'main [data-for] > a'

test('a reader of 2.0 finds everything newer in one list, breaking changes first', async ({ page }) => {
  await page.goto('/releases')
  await page.getByRole('main').getByRole('link', { name: 'Since your version' }).click()
  await expect(page).toHaveURL('/releases/since')
  await page.getByRole('main').getByRole('link', { name: '1.30 Nov', exact: true }).click()
  await expect(page).toHaveURL('/releases/since/1.30')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed since 1.30')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Breaking and removed',
    'New',
    'Improved',
    'Fixed',
  ])
  await expect(page.locator(releaseLinks).filter({ hasText: /^1\./ })).toHaveCount(0)
  const story = page.getByRole('listitem').filter({ hasText: /^One Journal, new encryption/ })
  await expect(story).toContainText('Entries, notes and mood check-ins are now together in the Journal')
  await expect(page.getByRole('main').getByText('Block tasks over the limit', { exact: true })).toBeVisible()
  await page.locator('[data-group=breaking]').getByRole('link', { name: '2.0', exact: true }).click()
  await expect(page).toHaveURL('/releases/2.0#breaking-changes')
})

test('the list is filtered by platform and area, under an address that can be shared', async ({ page }) => {
  await page.goto('/releases/since/1.0')
  const all = await page.locator(releaseLinks).count()
  await page.getByLabel('Platform').selectOption('ios')
  await page.getByLabel('Area').selectOption('calendar')
  await expect(page).toHaveURL('/releases/since/1.0?platform=ios&area=calendar')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ changes?$/ })).toBeVisible()
  const shown = page.locator(releaseLinks).filter({ visible: true })
  await expect.poll(() => shown.count()).toBeLessThan(all)
  const count = await shown.count()
  await page.reload()
  await expect(page.getByLabel('Area')).toHaveValue('calendar')
  await expect(shown).toHaveCount(count)
  await page.goto('/releases/since/1.0?platform=amiga')
  await expect(page.getByLabel('Platform')).toHaveValue('')
  await expect(shown).toHaveCount(all)
})

test('the contents follow the filters', async ({ page }) => {
  await openHydrated(page, '/releases/since/2.0')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.getByLabel('Area').selectOption('journal')
  await expect(contents.getByRole('link', { name: /^Breaking and removed/ })).toBeHidden()
  const links = await contents.getByRole('link').filter({ visible: true }).allTextContents()
  const counts = links.map((text) => Number(/\d+$/.exec(text)?.[0]))
  const sum = counts.reduce((a, b) => a + b, 0)
  expect(sum).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: /changes?$/ })).toHaveText(new RegExp(`^${sum} change`))
})

test('going back restores the filters of the address', async ({ page }) => {
  await openHydrated(page, '/releases/since/1.0')
  await page.getByLabel('Platform').selectOption('ios')
  const shown = page.locator(releaseLinks).filter({ visible: true })
  await expect(page).toHaveURL('/releases/since/1.0?platform=ios')
  const count = await shown.count()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /^Fixed/ })
    .click()
  await page.getByLabel('Area').selectOption('calendar')
  await expect.poll(() => shown.count()).toBeLessThan(count)
  await page.goBack()
  await expect(page).toHaveURL('/releases/since/1.0?platform=ios')
  await expect(page.getByLabel('Area')).toHaveValue('')
  await expect(shown).toHaveCount(count)
})

test('a reader changes the version on the page, by keyboard', async ({ page }) => {
  await openHydrated(page, '/releases/since/1.30')
  const choice = page.getByRole('navigation', { name: 'Your version' })
  const trigger = choice.locator('summary')
  await expect(trigger).toHaveText('Your version: 1.30')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(choice.getByRole('link', { name: '1.30' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(choice.getByRole('link', { name: '2.0', exact: true })).toBeHidden()
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await choice.getByRole('link', { name: '2.0', exact: true }).press('Enter')
  await expect(page).toHaveURL('/releases/since/2.0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed since 2.0')
  await expect(trigger).toHaveText('Your version: 2.0')
})

test('the longest list is cheap, and search engines index only the page to choose a version', () => {
  const html = readOut('/releases/since/0.1.html').toString()
  // If the framework starts at once, pages also contain React's copy.
  if (readBuildSettings(process.env).defersRuntime) expect(html.length).toBeLessThan(110_000)
  expect(html).toContain('Import people from your address book')
  expect(html).not.toContain('In your address book, save the people')
  expect(html).toContain('noindex')
  const sitemap = readOut('/sitemap.xml').toString()
  expect(sitemap).toContain('/releases/since</loc>')
  expect(sitemap).not.toContain('/releases/since/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is there, without filters that do nothing', async ({ page }) => {
    await page.goto('/releases/since/2.0')
    await expect(page.locator('[data-group=fixed]').getByRole('link').first()).toBeVisible()
    await expect(page.getByLabel('Platform')).toBeHidden()
  })

  test('another version can be chosen', async ({ page }) => {
    await page.goto('/releases/since/2.0')
    const choice = page.getByRole('navigation', { name: 'Your version' })
    await choice.locator('summary').click()
    await choice.getByRole('link', { name: '1.0', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed since 1.0')
  })
})
