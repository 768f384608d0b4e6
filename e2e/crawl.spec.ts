import { type BrowserContext, expect, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
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
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let path = queue.shift(); path; path = queue.shift()) faults.push(...(await visit(context, path)))
        }),
      )
      await context.close()
      expect(faults).toEqual([])
    })
  }
}

async function visit(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  const isMissing = path === pageKinds['not found']
  page.on('console', (message) => {
    if (message.type() === 'error' && !(isMissing && message.text().includes('404')))
      faults.push(`${path}: console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== 'null' && !origin.includes('localhost')) faults.push(`${path}: asks ${origin}`)
  })
  const response = await page.goto(path)
  if (response?.status() !== (isMissing ? 404 : 200)) faults.push(`${path}: status ${response?.status()}`)
  await page.waitForLoadState('networkidle')
  faults.push(...(await findAxeViolations(page)))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window`)
  await page.close()
  return faults
}
