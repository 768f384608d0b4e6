import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { changePage } from './support/changed-page'
import { isFirstDocument, markDocument, openHydrated, waitUntilHydrated } from './support/hydrated'

/**
 * A tab that was opened before a deploy and is used after it. The second deploy is the exported site under other names: a different build ID, all scripts
 * and styles in another folder, and nothing left of the first deploy.
 */
const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', { name, exact: true })

type Deploy = { buildId?: string; lacks?: string }

const buildId = /"b":"([^"]+)"/.exec(readFileSync('out/index.txt', 'utf8'))?.[1] ?? ''
/** The folders of hashed files, which have other names after the deploy. */
const folders = readdirSync('out/_next/static').filter((name) => ['chunks', 'css'].includes(name))

/** Gives the page the responses of the next deploy from now on. */
async function deploy(page: Page, { buildId: next = buildId, lacks }: Deploy = {}) {
  const renameFiles = (text: string) =>
    folders
      .reduce((all, folder) => all.replaceAll(`static/${folder}/`, `static/next-${folder}/`), text)
      .replaceAll(buildId, next)
  const rename = (text: string) => changePage(text, renameFiles)
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const isOld = folders.some((folder) => url.pathname.includes(`/static/${folder}/`))
    if (isOld || (lacks && url.pathname.startsWith(lacks))) {
      const body = readFileSync('out/404.html', 'utf8')
      return route.fulfill({ status: 404, contentType: 'text/html', body: rename(body) })
    }
    const response = await route.fetch({ url: url.href.replace('/static/next-', '/static/') })
    // Pages name the loader with the hash of its text, so another text would count as half a file.
    const isText =
      /text|javascript/.test(response.headers()['content-type'] ?? '') && !url.pathname.includes('/loader/')
    await route.fulfill(isText ? { response, body: rename(await response.text()) } : { response })
  })
}

// A page may still be requesting files when its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

async function goOn(page: Page) {
  await sidebarLink(page, 'Calendar').click()
  await expect(title(page)).toHaveText('Calendar')
}

test('after a deploy of other content, one full load leads to the new site', async ({ page }) => {
  await openHydrated(page, habits)
  await deploy(page, { buildId: 'another-one' })
  const loads = countLoads(page)
  await sidebarLink(page, 'Journal').click()
  await expect(title(page)).toHaveText('Journal')
  await expect(page).toHaveURL(journal)
  await waitUntilHydrated(page)
  expect(loads).toEqual([journal])
  await markDocument(page)
  await goOn(page)
  expect(await isFirstDocument(page)).toBe(true)
})

test('a page prefetched before the deploy still opens, with everything it needs', async ({ page }) => {
  await openHydrated(page, habits)
  const isFetched = page.waitForResponse(
    (response) => response.url().includes('journal/__next') && response.url().includes('__PAGE__'),
  )
  await sidebarLink(page, 'Journal').hover()
  await (await isFetched).finished()
  await deploy(page, { buildId: 'another-one' })
  const loads = countLoads(page)
  await sidebarLink(page, 'Journal').click()
  await expect(title(page)).toHaveText('Journal')
  expect(loads.length).toBeLessThanOrEqual(1)
  await goOn(page)
})

test('a prefetched page of another kind whose scripts and styles are gone needs one full load', async ({ page }) => {
  await openHydrated(page, habits)
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
  const isFetched = page.waitForResponse(
    (response) => response.url().includes('contact/__next') && response.url().includes('__PAGE__'),
  )
  // A prefetch includes scripts and styles, so they have to be gone by then.
  const filesOfBefore = '**/_next/static/{chunks,css}/**'
  await page.route(filesOfBefore, (route) => route.fulfill({ status: 404 }))
  await link.hover()
  await (await isFetched).finished()
  await page.unroute(filesOfBefore)
  await deploy(page, { buildId: 'another-one' })
  const loads = countLoads(page)
  await link.click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  // The router's own load and ours may coincide. Then the later one replaces the other.
  await expect.poll(() => [...new Set(loads)]).toEqual(['/contact'])
  await waitUntilHydrated(page)
  expect(loads.length).toBeLessThanOrEqual(2)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText('Styles or scripts of this site')).toHaveCount(0)
})

test('a deploy with the same build ID works as well', async ({ page }) => {
  await openHydrated(page, habits)
  await deploy(page)
  const loads = countLoads(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(loads.length).toBeLessThanOrEqual(1)
})

test('a page that the deploy removed leads to the not-found page', async ({ page }) => {
  await openHydrated(page, habits)
  await deploy(page, { buildId: 'another-one', lacks: journal })
  const loads = countLoads(page)
  await sidebarLink(page, 'Journal').click()
  await expect(title(page)).toHaveText('Page not found')
  await expect(page).toHaveURL(journal)
  expect(loads).toEqual([journal])
})
