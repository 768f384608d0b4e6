import { expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { findAxeViolations } from './support/axe'
import { pretend, watch } from './support/download'
import { failure, holdUp, listRuntime, recordScripts, retry } from './support/missing-scripts'

/** The download page when a script doesn't arrive: it shows every download, and a message with Retry. */
const path = '/download'
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** The headings of the rows, with what the app needs. The one of the visitor's own system says so. */
const platforms = ['Windows', 'macOS', 'Linux', 'iOS', 'Android'].map(
  (name) => new RegExp(`^${name}(\\s+Your system)?\\s+Needs `),
)

async function expectLinks(page: Page) {
  await expect(title(page)).toHaveText('Download')
  await expect(main(page).getByRole('rowheader')).toHaveText(platforms, { useInnerText: true })
  for (const { url } of Object.values(config.stores)) {
    await expect(main(page).locator(`a[href="${url}"]`)).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: 'AppImage (x86)', exact: true })).toBeVisible()
}

/** Collects everything that moves in the page's own content from now on. */
const watchShifts = (page: Page) =>
  main(page).evaluate((content) => {
    type Shift = PerformanceEntry & { sources: readonly { node?: Node }[] }
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        // The title gets other words. If its font came too late for the first paint, they're the first ones in it, a little higher up.
        const isTitle = (node: Node) => node.parentElement?.tagName === 'H1'
        const moved = sources.flatMap(({ node }) =>
          node && content.contains(node) && !isTitle(node) ? [node.textContent] : [],
        )
        if (moved.length > 0) shifts.push(moved)
      }
    }).observe({ type: 'layout-shift' })
  })
const listShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)

test('if any script is missing, the downloads, a message and a working Retry appear', async ({ browser }) => {
  test.setTimeout(300_000)
  for (const file of await recordScripts(browser, path)) {
    await test.step(file, async () => {
      const page = await browser.newPage()
      await watch(page.context())
      await pretend(page.context(), 'win')
      await page.route(`**${file}`, (route) => route.abort())
      await page.goto(path)
      await expectLinks(page)
      await expect(failure(page)).toContainText('You can still get the app: this page lists every download.')
      await page.unroute(`**${file}`)
      await retry(page).click()
      await expect(title(page)).toHaveText('Thank you!')
      await expect(failure(page)).toHaveCount(0)
      await expect(main(page).getByRole('rowheader')).toHaveText(platforms, { useInnerText: true })
      await page.close()
    })
  }
})

test('a Retry that fails shows the message again, and the downloads stay', async ({ page }) => {
  const [file] = listRuntime(path)
  await page.route(`**${file}`, (route) => route.abort())
  await page.goto(path)
  await expectLinks(page)
  await retry(page).click()
  await expect(retry(page)).toBeVisible()
  await expectLinks(page)
})

test('with no script at all, the downloads show below the banner', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(path)
  await expectLinks(page)
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('the downloads appear after five seconds if a script hangs, and it takes over when it arrives', async ({
  page,
}) => {
  const file = listRuntime(path).at(-1) ?? ''
  await watch(page.context())
  await pretend(page.context(), 'win')
  await page.clock.install()
  const release = await holdUp(page, file)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(main(page).getByRole('table')).toBeHidden()
  // The loader is there, and has begun to wait.
  await expect(page.locator('script[data-runtime]').first()).toBeAttached()
  await page.clock.fastForward(5000)
  await expectLinks(page)
  await expect(retry(page)).toBeVisible()
  release()
  await expect(title(page)).toHaveText('Thank you!')
  await expect(failure(page)).toHaveCount(0)
})

for (const width of [360, 768, 1280]) {
  test(`a late script moves nothing and keeps the focus, at ${width} px`, async ({ browser }) => {
    test.setTimeout(120_000)
    const [file] = listRuntime(path)
    for (const system of ['win', 'mac', 'ios', 'none'] as const) {
      await test.step(system, async () => {
        const page = await browser.newPage({ viewport: { width, height: 1200 } })
        await watch(page.context())
        await pretend(page.context(), system)
        await page.route(`**${file}`, (route) => route.abort())
        await page.goto(path)
        await expectLinks(page)
        const link = main(page).getByRole('link', { name: 'Installer (DMG, Universal)', exact: true })
        await link.focus()
        // A font that's still on its way belongs to the first load.
        await page.evaluate(() => document.fonts.ready)
        const place = await link.boundingBox()
        await watchShifts(page)
        await page.unroute(`**${file}`)
        // Clicks by script, because a real click would take the focus.
        await retry(page).evaluate((button) => (button as HTMLButtonElement).click())
        await expect(title(page)).not.toHaveText('Download')
        await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
        expect(await link.boundingBox(), `${system} at ${width} px`).toEqual(place)
        await expect(link).toBeFocused()
        expect(await listShifts(page)).toEqual([])
        await page.close()
      })
    }
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no problems in the fallback downloads, ${theme}`, async ({ page }) => {
    const [file] = listRuntime(path)
    await page.emulateMedia({ colorScheme: theme })
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto(path)
    await expectLinks(page)
    expect(await findAxeViolations(page)).toEqual([])
  })
}
