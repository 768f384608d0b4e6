import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { canonReleases } from '../lib/testing/canon-releases'
import { waitUntilHydrated } from './support/hydrated'

const canon = Object.entries(canonReleases)
  .sort(([, a], [, b]) => (a < b ? 1 : -1))
  .map(([slug]) => slug)

test.describe('list', () => {
  test('goes from page to page, newest first', async ({ page }) => {
    const seen: string[] = []
    await page.goto('/releases')
    await expect(page).toHaveTitle(/^Releases \|/)
    for (;;) {
      const hrefs = await page
        .getByRole('article')
        .getByRole('heading', { level: 2 })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/releases/', '') ?? ''))
      seen.push(...hrefs)
      const older = page.getByRole('link', { name: 'Older', exact: true })
      if (!(await older.count())) break
      expect(hrefs).toHaveLength(10)
      const number = await older.getAttribute('href')
      await older.click()
      await expect(page).toHaveURL(number ?? '')
    }
    expect(seen.filter((slug) => slug in canonReleases)).toEqual(canon)
  })

  test('/releases/page/1 leads to /releases', async ({ page }) => {
    await page.goto('/releases/page/1')
    await expect(page).toHaveURL('/releases')
  })

  test('marks the newest release as the latest', async ({ page }) => {
    await page.goto('/releases')
    await expect(page.getByRole('article').first().getByText('Latest')).toBeVisible()
    await expect(page.getByRole('article').getByText('Latest')).toHaveCount(1)
  })
})

test('a release shows what it introduced, in 16:10, on its page and in the list', async ({ page }) => {
  for (const path of ['/releases/1.4', '/releases/page/7']) {
    await page.goto(path)
    const picture = page.getByRole('main').getByRole('img', { name: 'Calendar: Tuesday 20 October' })
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1)
  }
})

test('a fix shows before and after, side by side or below each other on a phone', async ({ page }) => {
  await page.goto('/releases/2.1.9')
  const measure = async (name: string) => (await page.getByRole('figure', { name }).boundingBox()) ?? { x: 0, y: 0 }
  await page.setViewportSize({ width: 577, height: 800 })
  expect((await measure('Before')).x).toBeLessThan((await measure('After')).x)
  expect((await measure('Before')).y).toBe((await measure('After')).y)
  await page.setViewportSize({ width: 576, height: 800 })
  expect((await measure('Before')).x).toBe((await measure('After')).x)
  expect((await measure('Before')).y).toBeLessThan((await measure('After')).y)
})

test('a single change is a paragraph, and several are a list', async ({ page }) => {
  await page.goto('/releases/2.1.13')
  const changes = page.getByRole('main').getByRole('article')
  await expect(changes.getByText('Settings → About').first()).toBeVisible()
  await expect(changes.getByRole('listitem').filter({ hasText: 'About' })).toHaveCount(0)
  await expect(changes.getByRole('listitem').filter({ hasText: 'clocks' })).toHaveCount(2)
})

test('each view of the releases is marked while it is open', async ({ page }) => {
  const views = page.getByRole('navigation', { name: 'Lists of releases' })
  for (const [path, name] of [
    ['/releases', 'Newest'],
    ['/releases/page/3', 'Newest'],
    ['/releases/archive', 'All by year'],
    ['/releases/since', 'Since your version'],
    ['/releases/since/2.0', 'Since your version'],
    ['/releases/authors', 'Authors'],
  ] as const) {
    await page.goto(path)
    await expect(views.locator('[aria-current]')).toHaveText(name)
  }
  await page.goto('/releases/platform/ios')
  await expect(views.locator('[aria-current]')).toHaveCount(0)
})

test('each author shows releases before anything is opened', async ({ page }) => {
  await page.goto('/releases/authors')
  for (const team of ['Product team', 'Apps team', 'Platform team', 'Support team'])
    await expect(page.getByRole('region', { name: team }).getByRole('link').first()).toBeVisible()
})

test('the sidebar shows the 25 newest releases by year and marks the open one', async ({ page }) => {
  await page.goto('/releases/2.1.12')
  const recent = page.getByRole('navigation', { name: 'Recent releases' })
  await expect(recent.getByRole('link')).toHaveCount(25)
  await expect(recent.locator('[aria-current=page]')).toHaveText('2.1.12')
})

test('the sidebar marks the post being read in a list, and the open one afterwards', async ({ page }) => {
  await page.goto('/releases')
  const recent = page.getByRole('navigation', { name: 'Recent releases' })
  const marked = recent.locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  const heading = page.getByRole('heading', { name: /^2\.1\.11 / })
  await heading.evaluate((element) => element.scrollIntoView())
  await expect(marked).toHaveText('2.1.11')
  await expect(marked).toHaveAttribute('aria-current', 'true')
  await heading.getByRole('link').click()
  await expect(page).toHaveURL('/releases/2.1.11')
  await expect(marked).toHaveText('2.1.11')
  await expect(marked).toHaveAttribute('aria-current', 'page')
  await page.mouse.wheel(0, 200)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeAttached()
  await expect(recent.locator('[aria-current=page]')).toHaveCount(0)
})

test("the recent releases stay in view next to a long list, and don't reach below a short post", async ({ page }) => {
  const recent = page.getByRole('navigation', { name: 'Recent releases' })
  await page.goto('/releases')
  await page.mouse.wheel(0, 3000)
  await expect(recent.getByText('Recent releases')).toBeInViewport()
  await page.goto('/releases/2.0.18')
  const [list, text] = [await recent.locator('..').boundingBox(), await page.getByRole('main').boundingBox()]
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((text?.y ?? 0) + (text?.height ?? 0) + 1)
})

test('pages that show all releases list their own parts instead', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.goto('/releases/archive')
  await contents.getByRole('link', { name: /^2019/ }).click()
  await expect(page.getByRole('heading', { name: '2019', exact: true })).toBeInViewport()
  const current = contents.locator('[aria-current]')
  await expect(current).toHaveText(/^201\d/)
  await expect(current).toBeInViewport()
  await page.goto('/releases/since/2.0')
  await expect(contents.getByRole('link', { name: /^Fixed \d+$/ })).toHaveAttribute('href', '#fixed')
  await expect(page.getByRole('navigation', { name: 'Recent releases' })).toHaveCount(0)
})

test('the archive summarises a big release, and only names an update', async ({ page }) => {
  await page.goto('/releases/archive')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Plan day, and time blocking on phones' }).getByRole('paragraph')).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Daily summary and clock changes' }).getByRole('paragraph')).toHaveCount(0)
})

test('a post shows its version, date, platforms and areas, and links to its neighbours', async ({ page }) => {
  await page.goto('/releases/2.0.7')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2.0.7')
  const main = page.getByRole('main')
  await expect(main.getByText('11 June 2024')).toBeVisible()
  await expect(main.getByRole('link', { name: 'iOS', exact: true })).toHaveAttribute('href', '/releases/platform/ios')
  await expect(main.getByRole('link', { name: 'Tasks', exact: true })).toHaveAttribute('href', '/releases/area/tasks')
  await expect(main.getByRole('heading', { name: 'New' })).toBeVisible()
  await page.getByRole('link', { name: /^Next release 2\.0\.8/ }).click()
  await expect(page).toHaveURL('/releases/2.0.8')
})

test.describe('filters', () => {
  test('narrow the list in place, first by platform and then by area', async ({ page }) => {
    await page.goto('/releases')
    await page.waitForLoadState('networkidle')
    const filters = page.getByRole('navigation', { name: 'Filter releases' })
    await filters.locator('summary', { hasText: 'All platforms' }).click()
    await filters.getByRole('link', { name: /^iOS/ }).click()
    await expect(page).toHaveURL('/releases/platform/ios')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('Releases on iOS: ')
    await filters.locator('summary', { hasText: 'All areas' }).click()
    await filters.getByRole('link', { name: /^Integrations/ }).click()
    await expect(page).toHaveURL('/releases/platform/ios?area=integrations')
    await expect(status).toContainText('Integrations on iOS: ')
    await expect(page.getByRole('main').getByRole('link', { name: '1.10 Shortcuts and Siri' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^2\.0\.5 / })).toHaveCount(0)
    await page.goBack()
    await expect(status).toContainText('Releases on iOS: ')
  })

  test('keep a menu open that was opened before the scripts arrived', async ({ page }) => {
    await page.goto('/releases/platform/ios')
    const filters = page.getByRole('navigation', { name: 'Filter releases' })
    await filters.locator('summary', { hasText: 'All areas' }).click()
    await waitUntilHydrated(page)
    await filters.getByRole('link', { name: /^Integrations/ }).click()
    await expect(page).toHaveURL('/releases/platform/ios?area=integrations')
    await expect(page.getByRole('main').getByRole('status')).toContainText('Integrations on iOS: ')
  })

  test("ignore an area that doesn't exist", async ({ page }) => {
    await page.goto('/releases/platform/ios?area=%3Cimg%20src=x%3E')
    await expect(page.getByRole('main').getByRole('status')).toContainText('Releases on iOS: ')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('are plain links to pages that contain all their posts', async ({ page }) => {
      await page.goto('/releases')
      const filters = page.getByRole('navigation', { name: 'Filter releases' })
      await filters.locator('summary', { hasText: 'All areas' }).click()
      await filters.getByRole('link', { name: /^Security/ }).click()
      await expect(page).toHaveURL('/releases/area/security')
      await expect(page.getByRole('main').getByRole('link', { name: /^2\.0\.12 / })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /^0\.3 / })).toBeVisible()
    })
  })
})

test('feeds have only absolute addresses, the JSON feed has 30 posts with their text, and the list of releases links to each feed', async ({
  page,
}) => {
  await page.goto('/releases')
  for (const [type, href] of [
    ['application/rss+xml', '/releases/rss.xml'],
    ['application/atom+xml', '/releases/atom.xml'],
    ['application/feed+json', '/releases/feed.json'],
  ] as const) {
    await expect(page.locator(`head link[rel=alternate][type="${type}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${href}$`),
    )
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
    const text = readFileSync(`out${href}`, 'utf8')
    expect(text.match(/href=\\?"(?!https?:|mailto:|[a-z]+:\/\/)[^"]*"/g), `${href}: relative addresses`).toBeNull()
  }
  const { items } = JSON.parse(readFileSync('out/releases/feed.json', 'utf8')) as {
    items: { id: string; content_html: string }[]
  }
  expect(items).toHaveLength(30)
  expect(new Set(items.map(({ id }) => id)).size).toBe(30)
  for (const { content_html } of items) expect(content_html.length).toBeGreaterThan(100)
})

test('posts and lists of releases load no more JavaScript than a documentation page', async ({ page }) => {
  const measure = async (path: string) => {
    const urls = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') urls.add(response.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).body()))
    page.removeAllListeners('response')
    return sizes.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  }
  const docs = await measure('/docs/features/habits')
  for (const path of ['/releases', '/releases/2.0', '/releases/platform/ios', '/releases/archive']) {
    expect(await measure(path), path).toBeLessThanOrEqual(docs)
  }
})
