import { expect, type Locator, test } from '@playwright/test'
import { analyticsEvents } from '../lib/site/analytics-events.mjs'
import { config } from '../lib/site/config.mjs'
import { pretend, watch } from './support/download'

const path = '/download'
const { stores } = config

test.describe('a link to a store', () => {
  const clicks: [how: string, options: Parameters<Locator['click']>[0]][] = [
    ['a click', undefined],
    ['a click that opens a new tab', { modifiers: ['ControlOrMeta'] }],
    ['a middle click', { button: 'middle' }],
  ]
  for (const [how, options] of clicks) {
    // Next's own script tags would hold up the page's load event.
    test(`counts ${how} once, although the runtime never started`, { tag: '@loader' }, async ({ page, context }) => {
      const seen = await watch(context)
      await page.route('**/_next/static/chunks/*.js', () => {})
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Snap Store' }).click(options)
      await expect.poll(() => seen.events).toEqual([['Snap Store opened', null]])
      // A headless browser doesn't open the new tab, but the page must stay.
      if (options) await expect(page).toHaveURL('/about')
      else await expect(page).toHaveURL(stores.snap.url)
      expect(seen.events).toHaveLength(1)
    })
  }

  test("doesn't count a right click", async ({ page, context }) => {
    const seen = await watch(context)
    await page.goto('/about')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Snap Store' })
    await link.click({ button: 'right' })
    await link.press('Enter')
    await expect.poll(() => seen.opened).toEqual([stores.snap.url])
    expect(seen.events).toEqual([['Snap Store opened', null]])
  })
})

test('the privacy page lists everything that can be counted', async ({ page }) => {
  await page.goto('/privacy#analytics')
  for (const { says } of analyticsEvents) await expect(page.getByText(says)).toBeVisible()
})

test.describe('the download page', () => {
  for (const [name, ...event] of [
    ['Installer (Universal)', 'Download', { platform: 'win' }],
    ['Installer (x86)', 'Download', { platform: 'win' }],
    ['Installer (DMG, Universal)', 'Download', { platform: 'mac' }],
    ['AppImage (x86)', 'Download', { platform: 'linux' }],
    ['Microsoft Store', 'Microsoft Store opened', null],
    ['Mac App Store', 'Mac App Store opened', null],
    ['Snap Store', 'Snap Store opened', null],
    ['App Store', 'App Store opened', null],
    ['Play Store', 'Play Store opened', null],
    [`Get ${config.name} from the Microsoft Store`, 'Microsoft Store opened', null],
  ] as const) {
    test(`counts a click on ${name}`, async ({ page, context }) => {
      await pretend(context, 'win')
      const seen = await watch(context)
      await page.goto(path)
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect.poll(() => seen.events).toEqual([event])
    })
  }

  test('works without analytics', async ({ page, context }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await context.route(
      (url) => !url.host.startsWith('localhost'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title>' }),
    )
    await pretend(context, 'mac')
    await page.goto(path)
    await expect(page).toHaveURL(stores.mac.url)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Play Store' }).click()
    await expect(page).toHaveURL(stores.play.url)
    expect(errors).toEqual([])
  })
})
