import { expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { routes } from '../lib/site/routes'
import { findAxeViolations } from './support/axe'
import { getStay, getTitle, pretend, stopClock, watch } from './support/download'

const path = '/download'
const { stores } = config
const { docsStart } = routes

const getIntro = (page: Page) => page.getByText('Or, pick alternative version below...', { exact: true })

test.describe('what is shown', () => {
  for (const [system, store] of [
    ['win', stores.microsoft],
    ['Windows without a platform', stores.microsoft],
    ['Windows on another platform', stores.microsoft],
    ['Windows by its client hints', stores.microsoft],
    ['mac', stores.mac],
    ['linux', stores.snap],
  ] as const) {
    test(`${system}: thanks, the badge of ${store.name} and the table`, async ({ page, context }) => {
      await pretend(context, system)
      await stopClock(page)
      await watch(context)
      await page.goto(path)
      await expect(getTitle(page)).toHaveText('Thank you!')
      const badge = page.getByRole('main').getByRole('link', { name: `Get ${config.name} from the ${store.name}` })
      await expect(badge).toHaveAttribute('href', store.url)
      await expect(getIntro(page)).toBeVisible()
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5)
    })
  }

  for (const [system, store] of [
    ['ios', stores.ios],
    ['android', stores.play],
    ['iPad as a Mac', stores.ios],
  ] as const) {
    test(`${system}: thanks, the badge of ${store.name} and the next steps, without the table`, async ({
      page,
      context,
    }) => {
      await pretend(context, system)
      const seen = await watch(context)
      await stopClock(page)
      await page.goto(path)
      await expect(getTitle(page)).toHaveText('Thank you!')
      // The links in the next steps lead to the documentation.
      const badge = page.getByRole('main').locator('a:not([href^="/docs/"])')
      await expect(badge).toHaveCount(1)
      await expect(badge).toHaveAttribute('href', store.url)
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const phone = page.getByRole('main').getByRole('img', { name: /^List Today/ })
        await expect(phone).toBeVisible()
        expect(await phone.boundingBox()).toMatchObject({ width: 240, height: 304 })
      }
      await expect(getIntro(page)).toHaveCount(0)
      await page.clock.runFor(10_000)
      expect(seen.opened).toEqual([])
    })
  }

  test("none: a message that the app doesn't seem to be available, and the table", async ({ page, context }) => {
    await pretend(context, 'none')
    await page.goto(path)
    await expect(getTitle(page)).toHaveText(`${config.name} does not seem to be available for your platform`)
    await expect(page.getByRole('main').getByRole('link', { name: /^Get / })).toHaveCount(0)
    await expect(getIntro(page)).toHaveCount(0)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5)
  })

  test('a platform that was chosen in the docs marks its row and changes nothing else', async ({ page, context }) => {
    await pretend(context, 'win')
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Thank you!')
    const mark = page.getByText('Your choice in the docs').filter({ visible: true })
    await expect(mark).toHaveCount(0)
    await page.goto(docsStart)
    await page.getByRole('tab', { name: 'Linux', exact: true }).click()
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Thank you!')
    await expect(page.getByRole('link', { name: `Get ${config.name} from the ${stores.microsoft.name}` })).toBeVisible()
    await expect(mark).toHaveCount(1)
    await expect(page.getByRole('row').filter({ has: mark })).toContainText(stores.snap.name)
    await expect(page.getByRole('rowheader', { name: 'Your system' })).toHaveText(/^Windows/)
  })

  for (const system of ['mac', 'ios', 'none'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${system}: axe finds nothing in the ${colorScheme} theme`, async ({ page, context }) => {
        await pretend(context, system)
        await stopClock(page)
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        if (system === 'mac') await getStay(page).click()
        await page.clock.resume()
        await expect(getTitle(page)).toBeVisible()
        expect(await findAxeViolations(page)).toEqual([])
      })
    }
  }

  test('the title of the page is Download', async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/^Download \|/)
  })

  test('the table has every store and every direct file', async ({ page, context }) => {
    await pretend(context, 'win')
    await page.goto(path)
    for (const [platform, ...entries] of [
      ['Windows', 'Microsoft Store (recommended)', 'Installer (Universal)', 'Installer (x86)'],
      ['macOS', 'Mac App Store (recommended)', 'Installer (DMG, Universal)'],
      ['Linux', 'Snap Store (recommended)', 'AppImage (x86)'],
      ['iOS', 'App Store'],
      ['Android', 'Play Store'],
    ]) {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${platform}( Your system)? Needs `) }) })
      await expect(row.getByRole('listitem')).toContainText(entries)
      await expect(row.getByRole('listitem')).toHaveCount(entries.length)
    }
    await expect(page.getByRole('table').getByText('(recommended)')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Ignore Windows Defender warning' })).toBeVisible()
    for (const [name, suffix] of [
      ['Installer (Universal)', 'universal.exe'],
      ['Installer (x86)', 'x86.exe'],
      ['Installer (DMG, Universal)', 'universal.dmg'],
      ['AppImage (x86)', 'x86.AppImage'],
    ]) {
      const file = page.getByRole('table').getByRole('link', { name, exact: true })
      await expect(file).toHaveAttribute('href', new RegExp(`/${config.fileStem}-\\d+(\\.\\d+)+-${suffix}$`))
    }
  })
})

test.describe('before it is mounted', () => {
  test('the page is blank', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await page.getByRole('main').innerText()).toBe('')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  })

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`main is as high as the window, and the layout doesn't shift, at ${viewport.width} px`, async ({
      page,
      context,
    }) => {
      await pretend(context, 'win')
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const shifts: unknown[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry.toJSON())
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expect(getTitle(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
      const box = await page.getByRole('main').boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(viewport.height)
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the title and the whole table are shown', async ({ page }) => {
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Download')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
      ['Windows', 'macOS', 'Linux', 'iOS', 'Android'].map((name) => new RegExp(`^${name}\\s+Needs `)),
      { useInnerText: true },
    )
    for (const { name, url } of Object.values(stores)) {
      await expect(page.getByRole('table').getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
    }
    await expect(page.getByText('Thank you!')).toHaveCount(0)
  })
})
