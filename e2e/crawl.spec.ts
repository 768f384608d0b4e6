import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { waitUntilHydrated } from './support/hydrated'
import { entryPaths, listPagePaths, pageKinds } from './support/pages'

/**
 * Every page of `out/` in a browser: it answers, logs no error, asks no other host, and axe finds nothing. The quick run looks once at every page and at one
 * page of each kind in the dark and on a phone; the full run at every page in all four.
 */
const isFull = process.env.E2E_FULL === '1'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const atOnce = 3
const batches = 4

const looks = [
  { name: 'light on a desktop', viewport: desktop, theme: 'light', isEverywhere: true },
  { name: 'dark on a desktop', viewport: desktop, theme: 'dark', isEverywhere: isFull },
  { name: 'light on a phone', viewport: phone, theme: 'light', isEverywhere: isFull },
  { name: 'dark on a phone', viewport: phone, theme: 'dark', isEverywhere: isFull },
] as const

for (const look of looks) {
  const paths = look.isEverywhere
    ? [...listPagePaths().filter((path) => !entryPaths.includes(path)), '/no/such/page']
    : Object.values(pageKinds)
  const share = Math.ceil(paths.length / batches)
  for (let batch = 0; batch * share < paths.length; batch++) {
    const part = paths.slice(batch * share, (batch + 1) * share)
    test(`finds nothing wrong, ${look.name}, pages ${batch * share + 1} to ${batch * share + part.length}`, async ({
      browser,
    }) => {
      test.setTimeout(600_000)
      const context = await browser.newContext({ viewport: look.viewport, colorScheme: look.theme })
      const queue = [...part]
      const faults: string[] = []
      await Promise.all(Array.from({ length: atOnce }, () => visitAll(context, queue, faults)))
      await context.close()
      expect(faults).toEqual([])
    })
  }
}

/** One tab goes through what is left of the queue. */
async function visitAll(context: BrowserContext, queue: string[], faults: string[]) {
  const page = await context.newPage()
  let path = ''
  const report = (fault: string) => faults.push(`${path}: ${fault}`)
  page.on('console', (message) => {
    const isExpected = path === pageKinds['not found'] && message.text().includes('404')
    if (message.type() === 'error' && !isExpected) report(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => report(error.message))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== 'null' && !origin.includes('localhost')) report(`asks ${origin}`)
  })
  for (path = queue.shift() ?? ''; path; path = queue.shift() ?? '') await look(page, path, report)
  await page.close()
}

async function look(page: Page, path: string, report: (fault: string) => void) {
  const response = await page.goto(path)
  const status = path === pageKinds['not found'] ? 404 : 200
  if (response?.status() !== status) report(`status ${response?.status()}`)
  // Some pages are drawn in the browser.
  if (await page.locator('[data-runtime=now]').count()) await page.locator('[data-runtime=ready]').waitFor()
  for (const violation of await findAxeViolations(page)) report(violation)
  // What goes wrong when React takes the page over reaches the console.
  await waitUntilHydrated(page).catch(() => report('controls never answer'))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) report(`${overflow} px wider than the window`)
}
