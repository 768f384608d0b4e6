import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './support/hydrated'

const create = '/api/tasks-api/create'
const samples = (page: Page) => page.getByRole('region', { name: 'Samples' })
const openSample = (page: Page) => samples(page).locator('[role=tabpanel]:visible pre code')

test.describe('entry addresses', () => {
  for (const path of ['/api', '/docs/api-reference']) {
    test(`${path} redirects to the overview`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/api/overview')
    })
  }
})

test.describe('language of the samples', () => {
  test('is remembered on every page, and is part of the address', async ({ page }) => {
    await page.goto(create)
    await expect(openSample(page)).toContainText('curl ')
    await samples(page).getByRole('tab', { name: 'Ruby' }).click()
    await expect(page).toHaveURL(`${create}?lang=ruby`)
    await expect(openSample(page)).toContainText("require 'net/http'")
    await page.goto('/api/people-api/list')
    await expect(samples(page).getByRole('tab', { name: 'Ruby' })).toHaveAttribute('aria-selected', 'true')
  })

  test('is chosen by the address', async ({ page }) => {
    await page.goto(`${create}?lang=python`)
    await expect(samples(page).getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
    await expect(openSample(page)).toContainText('urllib.request')
  })

  test("doesn't change if the address contains an unknown language", async ({ page }) => {
    await page.goto(`${create}?lang=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E`)
    await expect(samples(page).getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('img[src=x]')).toHaveCount(0)
  })
})

test("the reader's own values are filled into the sample and sent nowhere else", async ({ page }) => {
  await openHydrated(page, '/api/tasks-api/show')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const before = await openSample(page).textContent()
  await samples(page).getByText('Try it with your values').click()
  await samples(page).getByLabel('Token', { exact: true }).fill('pat_mine')
  await expect(openSample(page)).toContainText('pat_mine')
  expect(requests).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'pat_mine',
  )
  await samples(page).getByRole('button', { name: 'Clear' }).click()
  expect(await openSample(page).textContent()).toBe(before)
})

test("the reader's own values are copied with the sample in each of the four languages", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, create)
  await samples(page).getByText('Try it with your values').click()
  await samples(page).getByLabel('Token', { exact: true }).fill('pat_mine')
  await samples(page).getByLabel('name', { exact: true }).fill("Petra's seeds")
  await expect(samples(page).getByText('Nothing is sent or stored.')).toBeVisible()
  for (const language of ['curl', 'JavaScript', 'Python', 'Ruby']) {
    await samples(page).getByRole('tab', { name: language }).click()
    await samples(page).locator('[role=tabpanel]:visible').getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('pat_mine')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Petra’s seeds')
  }
})

test('an error code links to its explanation, even from the address in earlier errors', async ({ page }) => {
  await page.goto(create)
  await page.getByRole('main').getByRole('link', { name: 'stage_not_in_workflow' }).first().click()
  await expect(page).toHaveURL('/api/errors#stage_not_in_workflow')
  await expect(page.getByRole('heading', { name: 'stage_not_in_workflow' })).toBeInViewport()
  await page.goto('/api/overview#error-stage_not_in_workflow')
  await page.locator('#error-stage_not_in_workflow').getByRole('link').click()
  await expect(page).toHaveURL('/api/errors#stage_not_in_workflow')
})

test.describe('the order of an operation', () => {
  /** Returns how far from the top of the page each part begins, in the order in which they should be read. */
  const measure = async (page: Page) => {
    const main = page.getByRole('main')
    const description = main.getByText('Only name is required.')
    const parts = [
      description,
      main.getByText('/v1/tasks', { exact: true }),
      samples(page).locator('pre:visible').first(),
    ]
    const headings = ['Parameters', 'Body', 'Response', 'Errors'].map((name) =>
      page.getByRole('heading', { name, exact: true }),
    )
    return Promise.all([...parts, ...headings].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
  }

  for (const width of [360, 1024]) {
    test(`at ${width} px, the description comes before the code, and the response is collapsed in its section`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(create)
      const places = await measure(page)
      expect(places.every(Number.isFinite), places.join()).toBe(true)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      await expect(samples(page).getByText('201 Created')).toBeHidden()
      const response = page.getByRole('group', { name: '201 Created' })
      await expect(response.locator('details').filter({ hasText: 'In Inbox' })).not.toHaveAttribute('open')
    })
  }

  test('on a desktop, the samples are next to the text and stay in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(create)
    await page.getByRole('heading', { name: 'Errors', exact: true }).scrollIntoViewIfNeeded()
    await expect(openSample(page)).toBeInViewport()
    await expect(samples(page).getByText('201 Created')).toBeVisible()
  })
})

test('the sidebar, the breadcrumbs and the next link match the page', async ({ page }) => {
  await page.goto(create)
  const sidebar = page.getByRole('navigation', { name: 'API reference', exact: true })
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Create a task')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Tasks')
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/api/tasks-api/update')
})

test('the version menu shows the only version and remembers it under its own key', async ({ page }) => {
  await page.goto(create)
  await page.waitForLoadState('networkidle')
  await page.locator('summary').filter({ hasText: 'Version of the API' }).click()
  await page.getByRole('link', { name: /^v1/ }).click()
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-api'))).toBe('v1')
  await expect(page).toHaveURL(create)
})

test('the document is published as YAML and as JSON, with the same content', async ({ request }) => {
  const yaml = await request.get('/api/openapi.yaml')
  const json = await request.get('/api/openapi.json')
  expect(yaml.status()).toBe(200)
  expect((await json.json()).openapi).toBe('3.1.0')
  expect(await yaml.text()).not.toContain('{product}')
  expect(readFileSync('out/api/overview.html', 'utf8')).toContain('href="/api/openapi.yaml"')
})

test('the overview links to the types and the collection, which are sent as text and as JSON', async ({
  page,
  request,
}) => {
  await page.goto('/api/overview')
  for (const [href, type, text] of [
    ['/api/openapi.d.ts', 'text/plain; charset=utf-8', 'export interface paths'],
    ['/api/postman-collection.json', 'application/json', '/collection/v2.1.0/'],
  ] as const) {
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
    const response = await request.get(href)
    expect(response.headers()['content-type']).toBe(type)
    expect(await response.text()).toContain(text)
    expect((await response.text()).match(/(?<!\{)\{(?:product|domain|apiHost)\}/)).toBeNull()
  }
})

test("the changelog's feeds are sent with their own media types, and the page links to them", async ({
  page,
  request,
}) => {
  await page.goto('/api/changelog')
  for (const [type, href] of [
    ['application/atom+xml', '/api/changelog.atom'],
    ['application/rss+xml', '/api/changelog.rss'],
  ] as const) {
    const link = page.locator(`head link[rel=alternate][type="${type}"]`)
    await expect(link).toHaveAttribute('href', new RegExp(`${href}$`))
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
    const response = await request.get(href)
    expect(response.headers()['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}`))
    const ids = [...(await response.text()).matchAll(/changelog#(changes-[\d-]+)/g)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(5)
    for (const id of new Set(ids)) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all four samples can be read', async ({ page }) => {
    await page.goto(create)
    for (const words of ['curl ', 'await fetch(', 'urllib.request', "require 'net/http'"]) {
      await expect(samples(page).locator('pre').filter({ hasText: words })).toBeVisible()
    }
  })
})
