import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { isFirstDocument, markDocument, openHydrated } from './support/hydrated'
import { listPagePaths, pageKinds } from './support/pages'

/** The router finds everything that it requests, although the build leaves out copies that no browser requests. */
const out = path.join(import.meta.dirname, '../out')
const isFull = process.env.E2E_FULL === '1'

type Router = { push: (href: string) => void; prefetch: (href: string) => void }
declare const window: Window & { next: { router: Router } }

/** Records requests of the page that fail, and full loads. */
function recordFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) faults.push(`full load of ${new URL(request.url()).pathname}`)
  })
  return faults
}

async function prefetch(page: Page, href: string) {
  const isFetched = page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__'))
  await page.evaluate((target) => window.next.router.prefetch(target), href)
  await isFetched
}

/** No page links to all the others, so this takes the router that links use. */
const push = (page: Page, href: string) => page.evaluate((target) => window.next.router.push(target), href)

const arrives = (page: Page, href: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, document.querySelectorAll('h1').length]), { intervals: [20] })
    .toEqual([href, 1])

/** The not-found page is left out: an address that doesn't exist has no data, so the way back to it is a full load. */
const targets = Object.entries(pageKinds).filter(([kind]) => kind !== 'not found')

for (const [kind, start] of targets) {
  const isQuick = kind === 'home' || kind === 'archived'
  for (const isAhead of isFull ? [false, true] : [kind === 'home']) {
    const name = `from the ${kind} page, ${isAhead ? 'after a prefetch' : 'without a prefetch'}, every kind of page is one navigation away, and so is the way back`
    test(name, { tag: isQuick ? [] : '@full' }, async ({ page }) => {
      await openHydrated(page, start)
      await page.waitForLoadState('networkidle')
      await markDocument(page)
      const faults = recordFaults(page)
      for (const [target, href] of targets) {
        if (href === start) continue
        await test.step(target, async () => {
          if (isAhead) await prefetch(page, href)
          await push(page, href)
          await arrives(page, href)
          await page.evaluate(() => history.back())
          await arrives(page, start)
        })
      }
      expect(faults).toEqual([])
      expect(await isFirstDocument(page)).toBe(true)
    })
  }
}

test('each page has the data that the router requests, and no other copy of itself', () => {
  const pages = listPagePaths().map((page) => (page === '/' ? '/index' : page))
  const withData = pages.filter((page) => existsSync(`${out}${page}.txt`))
  expect(withData.length).toBeGreaterThan(200)
  for (const page of withData) {
    const parts = readdirSync(path.join(out, page === '/index' ? '/' : page)).filter((name) =>
      name.startsWith('__next'),
    )
    const needed = [expect.stringMatching(/^__next\.!.*__PAGE__\.txt$/), '__next._index.txt', '__next._tree.txt']
    expect(parts, page).toEqual(expect.arrayContaining(needed))
    // Next gives a large layout its own file. That's the case for the documentation, with its sidebar.
    expect(parts.length, page).toBeLessThanOrEqual(needed.length + 1)
    expect(parts, page).not.toContain('__next._full.txt')
  }
})

// Without the loader, each page contains React's copy as well.
test('the site has at most 10 files and 230 KB a page', { tag: '@loader' }, () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    // These are there after `npm run deploy -- files`.
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => statSync(path.join(out, name)))
    .filter((stats) => stats.isFile())
  const pages = listPagePaths().length
  expect(files.length / pages).toBeLessThanOrEqual(10)
  expect(files.reduce((sum, { size }) => sum + size, 0) / pages / 1000).toBeLessThanOrEqual(230)
})
