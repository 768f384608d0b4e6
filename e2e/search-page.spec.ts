import { expect, type Page, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { findAxeViolations } from './support/axe'
import { openHydrated } from './support/hydrated'
import { holdUp, listRuntime } from './support/missing-scripts'
import { indexFiles } from './support/search'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' })
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /result/ })
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const area = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Goes to a search and waits for its results. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(count(page)).toHaveText(/\d+ results?$/, { timeout: 30_000 })
}

test('shows the results for the query in the address, with count, pages and title', async ({ page }) => {
  await visit(page, '/search?q=limit')
  await expect(field(page)).toHaveValue('limit')
  await expect(results(page).first()).toBeVisible()
  await expect(page).toHaveTitle(/^limit - Search \| /)
  await expect(area(page, 'Everything')).toBeChecked()
})

test('shows more than the 50 characters of a text that the palette has room for, and no comma in front of an ellipsis', async ({
  page,
}) => {
  await visit(page, '/search?q=habits')
  const texts = await page.getByRole('main').getByRole('paragraph').filter({ hasText: '…' }).allInnerTexts()
  expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(80)
  for (const text of texts) expect(text).not.toMatch(/[.,;:]…$/)
})

test('folds sections that are hits only because of the title of their page', async ({ page }) => {
  await visit(page, '/search?q=habit')
  const release = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '2.1.4: Mood by habit' }) })
  await expect(release.getByRole('link', { name: 'New', exact: true })).toBeVisible()
  const fixed = release.getByRole('link', { name: 'Fixed', exact: true })
  await expect(fixed).toBeHidden()
  await release.getByText('1 more on this page').click()
  await expect(fixed).toBeVisible()
})

test('the address with a trailing slash works the same', async ({ page }) => {
  await visit(page, '/search/?q=limit&ctx=docs')
  await expect(field(page)).toHaveValue('limit')
  await expect(area(page, 'Documentation')).toBeChecked()
})

test('reads the area and version from the address, and ignores values that make no sense', async ({ page }) => {
  await visit(page, '/search?q=habits&ctx=docs&version=1.x')
  await expect(area(page, 'Documentation')).toBeChecked()
  for (const href of await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((own) => own.getAttribute('href')))) {
    expect(href).toMatch(/^\/docs\/1\.x\//)
  }
  await visit(page, '/search?q=habits&ctx=everything&version=9.x&page=zero')
  await expect(area(page, 'Everything')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Version of the documentation' })).toHaveValue(currentVersion.id)
})

test('a word typed on a later page of results keeps the focus in the field', async ({ page }) => {
  await visit(page, '/search?q=habit&page=2')
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(page).toHaveURL('/search?q=habits')
  await expect(field(page)).toBeFocused()
})

test('what is chosen before the scripts have run keeps the words of the address', { tag: '@loader' }, async ({
  page,
}) => {
  const [, , ...scripts] = listRuntime('/search')
  const release = await holdUp(page, scripts.at(-1) ?? '')
  await page.goto('/search?q=habits', { waitUntil: 'commit' })
  await area(page, 'Documentation').check()
  release()
  await expect(page).toHaveURL('/search?q=habits&ctx=docs')
  await expect(field(page)).toHaveValue('habits')
})

test('the shortcut moves the focus from the open menu to the field', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openHydrated(page, '/search')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(field(page)).toBeFocused()
})

test('leaving an area without results moves the focus to the field', async ({ page }) => {
  await page.goto('/search?q=glibc&ctx=api')
  const link = page.getByRole('main').getByRole('link', { name: /See all results/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(results(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test("choosing an area adds a step to the history, but typing doesn't", async ({ page }) => {
  await page.goto('/pricing')
  await visit(page, '/search?q=habits')
  await area(page, 'Releases').check()
  await expect(page).toHaveURL('/search?q=habits&ctx=releases')
  await expect(results(page).getByRole('link').first()).toHaveAttribute('href', /^\/releases\//)

  await field(page).fill('limit')
  await expect(page).toHaveURL('/search?q=limit&ctx=releases')
  await field(page).fill('limits of')
  await expect(page).toHaveURL('/search?q=limits+of&ctx=releases')
  await field(page).fill('timer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=timer&ctx=releases')

  await page.goBack()
  await expect(page).toHaveURL('/search?q=habits&ctx=releases')
  await expect(field(page)).toHaveValue('habits')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=habits')
  await expect(area(page, 'Everything')).toBeChecked()
  await page.goForward()
  await expect(area(page, 'Releases')).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('a result opens with the words of the search marked, and going back shows the search again', async ({ page }) => {
  await visit(page, '/search?q=recurring')
  await results(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring tasks' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=recurring')
  await expect(field(page)).toHaveValue('recurring')
  await expect(results(page).first()).toBeVisible()
  await expect(page).toHaveTitle(/^recurring - Search \| /)
})

test('every result can be reached, page by page', async ({ page }) => {
  test.setTimeout(240_000)
  await visit(page, '/search?q=timer')
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10)
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  const seen = new Set<string>()
  for (let number = 1; ; number += 1) {
    const links = page.getByRole('main').getByRole('list').first().getByRole('link', { includeHidden: true })
    for (const href of await links.evaluateAll((all) => all.map((own) => own.getAttribute('href') ?? '')))
      seen.add(href)
    const next = pages.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) break
    await next.click()
    await expect(page).toHaveURL(`/search?q=timer&page=${number + 1}`)
    await expect(pages.getByRole('link', { name: `Page ${number + 1}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  // A page's title leads to its top, even if the top itself isn't a result.
  expect(seen.size).toBeGreaterThanOrEqual(total)
  await page.goBack()
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible()
})

test('says so if there are no results, and links to results outside the area', async ({ page }) => {
  await page.goto('/search?q=xqzvbnmw&ctx=api')
  await expect(count(page)).toHaveText(/^No results/, { timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'See all results outside "API Reference"' })).toHaveAttribute(
    'href',
    '/search?q=xqzvbnmw',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask support' })).toBeVisible()
})

test('clicking a similar word searches for it', async ({ page }) => {
  await page.goto('/search?q=habxtsq')
  const word = page.getByRole('main').getByRole('list', { name: 'Similar words' }).getByRole('button').first()
  const name = await word.textContent({ timeout: 30_000 })
  await word.click()
  await expect(field(page)).toHaveValue(name ?? '')
  await expect(field(page)).toBeFocused()
})

test("if the index doesn't load, an error appears, and Retry loads it again", async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort())
  await page.goto('/search?q=recurring')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Search didn’t load.', {
    timeout: 30_000,
  })
  await page.unroute(indexFiles)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(results(page).first()).toContainText('Recurring tasks', { timeout: 30_000 })
  await expect(field(page)).toBeFocused()
})

test('without a query, it fetches no index and offers places to start', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/search')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('navigation', { name: 'Good places to start' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/search-index'))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => asked).toContain(`/search-index/titles-${currentVersion.id}-docs.json`)
})

test('without script, it lists every page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/search?q=limit')
  const main = page.getByRole('main')
  await expect(main.getByText('Search runs in your browser and needs JavaScript.')).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeHidden()
  await expect(main.getByRole('link', { name: 'release archive' })).toHaveAttribute('href', '/releases/archive')
  expect(await main.getByRole('link').count()).toBeGreaterThan(60)
  await context.close()
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing on a page of results, ${theme} at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme })
      const page = await context.newPage()
      await visit(page, '/search?q=limit')
      expect(await findAxeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.goto('/search?q=xqzvbnmw')
      await expect(count(page)).toHaveText(/^No results/, { timeout: 30_000 })
      expect(await findAxeViolations(page)).toEqual([])
      await context.close()
    })
  }
}

test('good places to start are in rows', async ({ page }) => {
  await page.goto('/search')
  const links = page.getByRole('navigation', { name: 'Good places to start' }).getByRole('link')
  const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()]
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  expect(second?.y).toBe(first?.y)
})
