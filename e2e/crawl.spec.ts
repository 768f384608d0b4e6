import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { colorRules, findAxeViolations } from './support/axe'
import { waitUntilHydrated } from './support/hydrated'
import { entryPaths, listPagePaths, listSamplePages, pageKinds } from './support/pages'

/**
 * Pages of `out/` in a browser: each responds, logs no error, requests nothing from another host, and axe finds nothing. `npm test` visits one page of
 * each kind in every look; `npm run test:full` also opens every other page in one of them, and changes it to the others.
 */
const atOnce = 3
const batchSize = 30
const looks = [
  { name: 'light on a desktop', viewport: { width: 1280, height: 900 }, theme: 'light' },
  { name: 'dark on a desktop', viewport: { width: 1280, height: 900 }, theme: 'dark' },
  { name: 'light on a phone', viewport: { width: 360, height: 740 }, theme: 'light' },
  { name: 'dark on a phone', viewport: { width: 360, height: 740 }, theme: 'dark' },
] as const
type Look = (typeof looks)[number]

const kinds = listSamplePages()
const others = listPagePaths().filter((path) => !entryPaths.includes(path) && !kinds.includes(path))

for (const look of looks) {
  test(`finds nothing wrong with a page of each kind, ${look.name}`, ({ browser }) => crawl(browser, [look], kinds))
}

for (let first = 0; first < others.length; first += batchSize) {
  const batch = others.slice(first, first + batchSize)
  const title = `finds nothing wrong with other pages ${first + 1} to ${first + batch.length}, in every look`
  test(title, { tag: '@full' }, ({ browser }) => crawl(browser, looks, batch))
}

/**
 * Visits the pages in a few tabs at once, and fails with everything that was wrong on any of them. Each page opens in one of the looks and then changes
 * to the others. They take turns to be the first.
 */
async function crawl(browser: Browser, looks: readonly Look[], paths: string[]) {
  test.setTimeout(600_000)
  // Otherwise, axe would read colours in the middle of a transition from one theme to the other.
  const context = await browser.newContext({ reducedMotion: looks.length > 1 ? 'reduce' : null })
  const queue = [...paths]
  const faults: string[] = []
  await Promise.all(Array.from({ length: atOnce }, () => visitAll(context, looks, queue, faults)))
  await context.close()
  expect(faults).toEqual([])
}

/** Visits the rest of the queue in one tab. */
async function visitAll(context: BrowserContext, looks: readonly Look[], queue: string[], faults: string[]) {
  const page = await context.newPage()
  let path = ''
  let name = ''
  const report = (fault: string) => faults.push(`${path}, ${name}: ${fault}`)
  page.on('console', (message) => {
    const isExpected = path === pageKinds['not found'] && message.text().includes('404')
    if (message.type() === 'error' && !isExpected) report(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => report(error.message))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== 'null' && !origin.includes('localhost')) report(`asks ${origin}`)
  })
  for (path = queue.shift() ?? ''; path; path = queue.shift() ?? '') {
    const first = queue.length % looks.length
    const widths = new Set<number>()
    for (const look of [...looks.slice(first), ...looks.slice(0, first)]) {
      name = look.name
      await page.setViewportSize(look.viewport)
      await page.emulateMedia({ colorScheme: look.theme })
      if (widths.size === 0) await open(page, path, report)
      await expect(page.locator('html'))
        .toHaveCSS('color-scheme', look.theme)
        .catch(() => report('the theme never changes'))
      // The second theme at a width differs in colours only, so it repeats only the rules about colours.
      await inspect(page, report, widths.has(look.viewport.width) ? colorRules : undefined)
      widths.add(look.viewport.width)
    }
    // What still happens on this page belongs to it.
    await page.goto('about:blank')
  }
  await page.close()
}

async function open(page: Page, path: string, report: (fault: string) => void) {
  const response = await page.goto(path)
  const status = path === pageKinds['not found'] ? 404 : 200
  if (response?.status() !== status) report(`status ${response?.status()}`)
  // Some pages render in the browser.
  if (await page.locator('[data-runtime=now]').count()) await page.locator('[data-runtime=ready]').waitFor()
}

async function inspect(page: Page, report: (fault: string) => void, rules?: readonly string[]) {
  for (const violation of await findAxeViolations(page, rules)) report(violation)
  // Anything that goes wrong when React takes over the page appears in the console.
  await waitUntilHydrated(page).catch(() => report('controls never answer'))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) report(`${overflow} px wider than the window`)
}
