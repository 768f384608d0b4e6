import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { toPreviewBasePath, toSegment } from '../lib/publish/preview/preview'
import { toPagePath } from '../lib/publish/read-page'
import { currentVersion } from '../lib/site/versions'
import { startPreviewsHost } from '../scripts/tools/serve/start-host'
import { findAxeViolations } from './support/axe'
import { findHtmlFaults } from './support/html-rules'
import { isFirstDocument, markDocument, openHydrated } from './support/hydrated'

/** Two branches with nearly the same name, built and published by `npm run preview -- pair`. Only the full run tests them. */
const tree = '.generated/preview-pair'
const port = Number(process.env.E2E_PORT ?? 4173) + 8
const origin = `http://localhost:${port}`
const branches = ['feature/x', 'feature-x'].map((branch) => ({ branch, base: toPreviewBasePath(toSegment(branch)) }))
let stop = async () => {}

// All tests share the port, so there's only one worker.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  if (!existsSync(tree)) throw new Error('There are no previews to test  (first: npm run preview -- pair)')
  const host = await startPreviewsHost(tree, { port })
  stop = host.stop
})
test.afterAll(() => stop())

for (const { branch, base } of branches) {
  test.describe(branch, () => {
    test('names its branch and the published page, and is kept out of search engines', async ({ page }) => {
      await page.goto(`${base}/docs/features/habits`)
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`Preview of branch ${branch} at commit`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /^https:\/\/[^/]+\/docs\/features\/habits$/,
      )
      expect(await findAxeViolations(page)).toEqual([])
    })

    test("links to what it changes, and keeps its bar closed until there's another commit", async ({ page }) => {
      await page.goto(`${base}/docs/features/habits`)
      const bar = page.getByRole('region', { name: 'Preview' })
      await bar.getByRole('link', { name: 'See what changes' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What changes on ${branch}`)
      expect(await findAxeViolations(page)).toEqual([])
      expect(await findHtmlFaults('changes.html', readFileSync(`${tree}${base}/changes.html`, 'utf8'))).toEqual([])
      await openHydrated(page, `${base}/docs/features/habits`)
      await bar.getByRole('button', { name: 'Close' }).click()
      await expect(bar).toBeHidden()
      await page.goto(`${base}/docs/features/journal`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
      await expect(bar).toBeHidden()
    })

    test('opens pages and its start page without a reload, and requests nothing from outside', async ({ page }) => {
      const faults = watch(page, base)
      await openHydrated(page, `${base}/docs/features/habits`)
      await page.waitForLoadState('networkidle')
      await markDocument(page)
      await page
        .getByRole('navigation', { name: 'Documentation', exact: true })
        .getByRole('link', { name: 'Journal' })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
      await expect(page).toHaveURL(`${base}/docs/features/journal`)

      const data = page.waitForResponse((response) => new URL(response.url()).pathname === `${base}.txt`)
      await page.getByRole('banner').getByRole('link').first().click()
      expect((await data).status()).toBe(200)
      await expect(page).toHaveURL(base)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
      expect(await isFirstDocument(page)).toBe(true)
      expect(faults).toEqual([])
    })

    test('shows its images and files', async ({ page, request }) => {
      const faults = watch(page, base)
      await page.goto(`${base}/docs/getting-started/privacy`)
      const image = page.getByRole('main').getByRole('img').first()
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      expect(new URL(await image.evaluate((element) => (element as HTMLImageElement).currentSrc)).pathname).toContain(
        `${base}/images/`,
      )
      await page.goto(`${base}/press`)
      const file = await page.locator('a[download]').first().getAttribute('href')
      expect(file).toContain(`${base}/brand/`)
      expect((await request.get(file ?? '')).status()).toBe(200)
      expect(faults).toEqual([])
    })

    test('finds its own pages', async ({ page, request }) => {
      const titles = await request.get(`${base}/search-index/titles-${currentVersion.id}-docs.json`)
      expect(titles.headers()['content-type']).toContain('application/json')
      await page.goto(`${base}/search?q=journal`)
      const hit = page.getByRole('main').locator(`a[href^="${base}/docs/features/journal"]:visible`).first()
      await hit.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
      await expect(page).toHaveURL(new RegExp(`${base}/docs/features/journal`))
    })

    test('answers an unknown address with its own 404 page', async ({ page }) => {
      const response = await page.goto(`${base}/docs/features/habit`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(branch)
      await expect(page.getByRole('main').getByRole('search')).toHaveAttribute('action', `${base}/search`)
      await page
        .getByRole('navigation', { name: 'Pages with similar names' })
        .getByRole('link', { name: 'Habits', exact: true })
        .click()
      await expect(page).toHaveURL(`${base}/docs/features/habits`)
    })

    test('redirects from its entry pages', async ({ page }) => {
      await page.goto(`${base}/docs`)
      await expect(page).toHaveURL(`${base}/docs/getting-started/installation`)
    })

    test('marks the current page', async ({ page }) => {
      await page.goto(`${base}/docs/features/habits`)
      const links = page.getByRole('navigation', { name: 'Documentation', exact: true })
      await expect(links.locator('[aria-current=page]')).toHaveText('Habits')
    })

    test('keeps every page from search engines', () => {
      const folder = path.join(tree, base)
      const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
      const open = pages.filter(
        (name) => !/<meta name="robots" content="noindex/.test(readFileSync(path.join(folder, name), 'utf8')),
      )
      expect(pages.length).toBeGreaterThan(200)
      expect(open).toEqual([])
    })
  })
}

test('every page of a preview loads, and nothing that it requests is missing or outside', async ({ page }) => {
  test.setTimeout(900_000)
  const [{ base }] = branches as [(typeof branches)[number]]
  const folder = path.join(tree, base)
  const faults = watch(page, base)
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file === '404.html') continue
    // This page redirects before it has loaded. The test above follows it.
    if (readFileSync(path.join(folder, file), 'utf8').includes('http-equiv="refresh"')) continue
    await page.goto(base + toPagePath(`/${file.replaceAll(path.sep, '/')}`).replace(/^\/$/, ''))
  }
  expect(faults).toEqual([])
})

test('the index lists every branch and links to it', async ({ page }) => {
  await page.goto('/previews')
  for (const { branch, base } of branches) {
    await expect(page.getByRole('listitem').filter({ hasText: branch }).getByRole('time')).toBeVisible()
    const link = page.getByRole('link', { name: `What changes on ${branch}`, exact: true })
    await expect(link).toHaveAttribute('href', `${base}/changes`)
  }
  expect(await findAxeViolations(page)).toEqual([])
  expect(await findHtmlFaults('index.html', readFileSync(`${tree}/previews/index.html`, 'utf8'))).toEqual([])
  await page
    .getByRole('listitem')
    .filter({ hasText: 'feature/x' })
    .getByRole('link', { name: 'Open the start page of the preview' })
    .click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('feature/x')
})

/** Collects requests that leave the preview or find nothing. The data of its start page is next to its folder. */
function watch(page: Page, base: string): string[] {
  const faults: string[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    const isInside =
      url.origin === origin &&
      (url.pathname === base || url.pathname === `${base}.txt` || url.pathname.startsWith(`${base}/`))
    if (!isInside) faults.push(`asks for ${url.href}`)
    else if (response.status() >= 400) faults.push(`${response.status()} for ${url.pathname}`)
  })
  return faults
}
