import { expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { findFirefox, findWebKit } from '../scripts/tools/install/engines.mjs'
import { findAxeViolations } from './support/axe'
import { readOfflineWorker, serveDeploys } from './support/deploys'
import { keys } from './support/engine-page'
import { openFirefox } from './support/firefox'
import { waitUntilHydrated } from './support/hydrated'
import { openWebKit } from './support/webkit'

/**
 * Reading without a connection, for which the tests stop the server. The second deploy has another text on one page, and all other pages are the same,
 * byte by byte. The tests share a server, so they run one after the other.
 */
test.skip(!config.offline, 'this site keeps no pages')
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const texts = { first: 'You could read 20 pages a day', second: 'You could read 37 pages a day' }

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', { name, exact: true })

const { at, publish, connect, disconnect } = serveDeploys({ page: habits, texts })

/** Opens a page like a reader, and waits until it's kept. */
async function read(page: Page, address: string) {
  await page.goto(at(address))
  await waitUntilHydrated(page)
  await waitUntilKept(page, address)
}

const listKept = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(caches_.map((cache) => cache.keys()))
    return keys.map((requests) => requests.map(({ url }) => new URL(url).pathname))
  })

/** Waits until there's one cache, which has a page and everything that a search needs. */
async function waitUntilKept(page: Page, address: string) {
  const { search } = readOfflineWorker().told
  await expect
    .poll(
      async () =>
        (await listKept(page)).map((paths) => [
          paths.includes(address),
          search.filter((path) => !paths.includes(path)),
        ]),
      {
        timeout: 30_000,
      },
    )
    .toEqual([[true, []]])
}

test("someone who only looks at a page doesn't get a worker", { tag: '@loader' }, async ({ page }) => {
  await page.goto(at(habits))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await listKept(page)).toEqual([])
})

test('a page that was read can be reloaded without a connection, and everything on it works', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await read(page, habits)
  await disconnect()
  await page.reload()
  await expect(title(page)).toHaveText('Habits')
  await waitUntilHydrated(page)
  await expect(page.getByRole('alert').filter({ hasText: 'load' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('journal')
  await expect(page.getByRole('option').filter({ hasText: 'Journal' }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('a page opened from a link can be opened again offline, from a link and from its address', async ({ page }) => {
  await read(page, habits)
  await sidebarLink(page, 'Journal').click()
  await expect(title(page)).toHaveText('Journal')
  await waitUntilKept(page, journal)
  await disconnect()
  await page.goto(at(`${journal}/?from=mail#start`))
  await expect(title(page)).toHaveText('Journal')
  await waitUntilHydrated(page)
  await sidebarLink(page, 'Habits').click()
  await expect(title(page)).toHaveText('Habits')
})

test("any other page shows that there's no connection, and lists the pages that can be read", async ({ page }) => {
  await read(page, habits)
  await disconnect()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    const response = await page.goto(at('/pricing'))
    expect(response?.status()).toBe(503)
    await expect(title(page)).toHaveText('No connection')
    expect(await findAxeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await page.getByRole('link', { name: 'Habits', exact: true }).click()
  await expect(title(page)).toHaveText('Habits')
  await page.goto(at('/pricing'))
  await connect()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(title(page)).not.toHaveText('No connection')
})

test('after a deploy, a reload shows the new page, and so does an offline reload', async ({ page }) => {
  await read(page, habits)
  await read(page, journal)
  publish('second')
  await page.goto(at(habits))
  await expect(page.getByText(texts.second)).toBeVisible()
  await waitUntilHydrated(page)
  await expect.poll(() => readKept(page), { timeout: 30_000 }).toContain(texts.second)
  await waitUntilKept(page, habits)
  await disconnect()
  await page.reload()
  await expect(page.getByText(texts.second)).toBeVisible()
  // It's the same in both deploys, so the new worker has it without a visit.
  await page.goto(at(journal))
  await expect(title(page)).toHaveText('Journal')
})

test("a page that the deploy changed isn't available until it's visited again", async ({ page }) => {
  await read(page, habits)
  publish('second')
  await read(page, journal)
  await expect.poll(async () => (await listKept(page))[0], { timeout: 30_000 }).not.toContain(habits)
  await disconnect()
  await page.goto(at(habits))
  await expect(title(page)).toHaveText('No connection')
})

test('without a visit since the deploy, the old site can be read, and the first visit shows the new one', async ({
  page,
}) => {
  await read(page, habits)
  publish('second')
  await disconnect()
  await page.reload()
  await expect(page.getByText(texts.first)).toBeVisible()
  await connect()
  await page.reload()
  await expect(page.getByText(texts.second)).toBeVisible()
})

test('a rollback to an earlier deploy works like any other deploy', async ({ page }) => {
  publish('second')
  await read(page, habits)
  publish('first')
  await page.reload()
  await expect(page.getByText(texts.first)).toBeVisible()
  await waitUntilHydrated(page)
  await expect.poll(() => readKept(page), { timeout: 30_000 }).toContain(texts.first)
  await disconnect()
  await page.reload()
  await expect(page.getByText(texts.first)).toBeVisible()
})

test('a site that no longer keeps pages removes the worker and everything it kept', async ({ page }) => {
  await read(page, habits)
  publish('removed')
  await page.reload()
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      { timeout: 30_000 },
    )
    .toEqual([0, 0])
})

test('previews, which share the origin, are never kept or served by the worker', async ({ page }) => {
  await read(page, habits)
  await page.goto(at('/previews/x'))
  await expect(title(page)).toHaveText('A preview')
  await disconnect()
  await expect(page.goto(at('/previews/x'))).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await connect()
  await expect(async () => {
    await page.goto(at(habits))
  }).toPass()
  expect((await listKept(page)).flat().filter((name) => name.includes('previews'))).toEqual([])
})

for (const [name, isInstalled, open] of [
  ['Firefox', Boolean(findFirefox()), openFirefox],
  ['Safari’s engine', Boolean(findWebKit()), openWebKit],
] as const) {
  test(`in ${name}, a page can be read offline, over two deploys`, async () => {
    test.skip(!isInstalled, `${name} is not installed`)
    const page = await open(at(''), '')
    const readText = () => page.evaluate<string>('return document.body.textContent')
    // Scripts of WebDriver don't wait for promises.
    const readKeptText = () =>
      page.evaluate<string>(
        'caches.match(location.href, { ignoreVary: true }).then((kept) => kept?.text()).then((text) => { window.keptText = text }); return window.keptText ?? ""',
      )
    try {
      for (const deploy of ['first', 'second'] as const) {
        publish(deploy)
        await page.goto(habits)
        expect(await readText()).toContain(texts[deploy])
        await page.press(keys.tab)
        await expect.poll(readKeptText, { timeout: 30_000 }).toContain(texts[deploy])
        await disconnect()
        await page.goto(habits)
        expect(await readText()).toContain(texts[deploy])
        await page.goto('/pricing')
        expect(await readText()).toContain('No connection')
        await connect()
      }
    } finally {
      await page.close()
    }
  })
}

/** Returns the kept text of the page. */
const readKept = (page: Page) =>
  page.evaluate(async () => (await caches.match(location.href, { ignoreVary: true }))?.text() ?? '')
