import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { isDataOf, isFirstDocument, markDocument, openHydrated, waitUntilHydrated, wake } from './support/hydrated'

const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', { name, exact: true })

/** The crash pages. A page crashes only in these tests, which break the data of an exported page or the browser. */
test.describe('crash page', () => {
  /** Breaks one browser function that the table of contents needs, until `isBroken` is false. */
  const breakContents = (page: Page) =>
    page.evaluate(() => {
      const { checkVisibility } = Element.prototype
      Object.assign(window, { isBroken: true })
      Element.prototype.checkVisibility = function (this: Element, ...options) {
        if ('isBroken' in window && window.isBroken) {
          throw new Error('The contents cannot be drawn', { cause: new TypeError('No box', { cause: 'a test' }) })
        }
        return checkVisibility.apply(this, options)
      }
    })

  test('shows the chain of messages instead of the page, and "Try again" clears the error', async ({ page }) => {
    await openHydrated(page, habits)
    await markDocument(page)
    await breakContents(page)
    await sidebarLink(page, 'Journal').click()
    await expect(title(page)).toHaveText('Page Error')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle('Page Error')
    await expect(page.getByText('This page crashed.', { exact: true })).toBeVisible()
    const messages = page.getByRole('list', { name: 'What went wrong' }).getByRole('listitem')
    await expect(messages).toHaveText(['The contents cannot be drawn', 'No box', 'a test'])
    expect(await findAxeViolations(page)).toEqual([])
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.click()
    await expect(title(page)).toHaveText('Page Error')
    await expect(title(page)).toBeFocused()
    await page.evaluate(() => Object.assign(window, { isBroken: false }))
    await tryAgain.click()
    await expect(title(page)).toHaveText('Journal')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Journal/)
    expect(await isFirstDocument(page)).toBe(true)
  })

  test('lets the visitor leave by any link', async ({ page }) => {
    await openHydrated(page, habits)
    await breakContents(page)
    await sidebarLink(page, 'Journal').click()
    await expect(title(page)).toHaveText('Page Error')
    await page.evaluate(() => Object.assign(window, { isBroken: false }))
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page).toHaveTitle(/^(?!Page Error)/)
    await expect(title(page)).not.toHaveText('Page Error')
    await page.goBack()
    await expect(title(page)).toHaveText('Journal')
  })

  test('fetches the data again, in case the first response was broken', async ({ page }) => {
    await openHydrated(page, habits)
    let isBroken = true
    await page.route(isDataOf(journal), async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: isBroken ? text.replace('"CurrentSection"]', '"Missing"]') : text })
    })
    await sidebarLink(page, 'Journal').click()
    await expect(title(page)).toHaveText('Page Error')
    await expect(page.getByRole('list', { name: 'What went wrong' })).toContainText('React error')
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Journal')
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`replaces everything when the root layout crashes, in ${theme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      // The watcher for hash links is in the root layout, and listens as soon as the page is hydrated.
      await page.addInitScript(() => {
        const { addEventListener } = window
        window.addEventListener = (type: string, ...rest: unknown[]) => {
          if (type === 'hashchange' && sessionStorage.getItem('crash') && document.readyState !== 'loading') {
            throw new Error('The layout cannot be drawn', { cause: new Error('No listeners') })
          }
          return Reflect.apply(addEventListener, window, [type, ...rest])
        }
      })
      await openHydrated(page, habits)
      await page.evaluate(() => sessionStorage.setItem('crash', 'yes'))
      await page.reload()
      await wake(page)
      await expect(title(page)).toHaveText('Page Error')
      await expect(page.getByText('This page crashed.', { exact: true })).toBeVisible()
      await expect(page.getByRole('list', { name: 'What went wrong' }).getByRole('listitem')).toHaveText([
        'The layout cannot be drawn',
        'No listeners',
      ])
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveTitle('Page Error')
      await expect(page.getByRole('main')).toHaveCSS('display', 'grid')
      expect(await findAxeViolations(page)).toEqual([])
      await page.evaluate(() => sessionStorage.removeItem('crash'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title(page)).toHaveText('Habits')
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }

  test("isn't a page of the published site", async ({ request }) => {
    expect((await request.get('/_global-error')).status()).toBe(404)
  })
})

test.describe('missing styles and scripts', () => {
  const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Some styles or scripts' })

  /** Serves an exported page below a folder that the site wasn't built for, as a host would. */
  async function serveBelow(page: Page, folder: string, path: string) {
    await page.route(`${folder}${path}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(path, route.request().url()).href }) })
    })
    await page.route('**/_next/**', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    )
    await page.goto(`${folder}${path}`)
  }

  for (const [path, suggested] of [
    [habits, '/site/'],
    ['/docs/1.x/features/journal', '/site/'],
    ['/releases/2.0', '/site/'],
    ['/', '/site/'],
  ] as const) {
    test(`a red banner shows the base path of the build and suggests the right one at /site${path}`, async ({
      page,
    }) => {
      await serveBelow(page, '/site', path)
      await expect(banner(page)).toContainText(
        `This site was built for the base path /, but its address suggests ${suggested}.`,
      )
      await expect(banner(page)).toHaveCSS('background-color', 'rgb(164, 14, 38)')
      await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
      await expect(banner(page)).toBeInViewport()
    })
  }

  test("the banner appears if only the scripts can't be reached, and doesn't blame the base path", async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto(habits)
    await wake(page)
    await expect(banner(page)).toContainText('Check your connection')
    await expect(banner(page)).not.toContainText('base path')
    await expect(title(page)).toBeVisible()
  })

  test('a page keeps its styles without its style sheet, and explains that controls are waiting for it', {
    tag: '@loader',
  }, async ({ page }) => {
    await page.route('**/_next/**/*.css', (route) => route.abort())
    await page.goto(habits)
    await expect(title(page)).toHaveCSS('font-weight', '500')
    await wake(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Part of this page' })).toContainText(
      'You can still read it',
    )
    await page.unroute('**/_next/**/*.css')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
  })

  test("on a not-found page, the banner doesn't claim to know the right base path", async ({ page }) => {
    const html = readFileSync('out/404.html', 'utf8')
    await page.route('/site/no/such/page', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: html }),
    )
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/site/no/such/page')
    await expect(banner(page)).toContainText('This site was built for the base path /. If you run the site, check')
    await expect(banner(page)).not.toContainText('suggests')
  })

  test('the banner never appears on a page that loads, however slowly', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-failure]')) Object.assign(window, { hasSeenBanner: true })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.route('**/_next/**', async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ response })
    })
    await openHydrated(page, habits)
    expect(await page.evaluate(() => 'hasSeenBanner' in window)).toBe(false)
    await expect(banner(page)).toHaveCount(0)
  })
})

test.describe('addresses that end in .html', () => {
  const addresses = {
    '/docs/features/habits.html': '/docs/features/habits',
    '/docs/features/habits.html?from=mail#streaks': '/docs/features/habits?from=mail#streaks',
    '/releases/2.0.18.html': '/releases/2.0.18',
    '/index.html?a=1': '/?a=1',
  }

  /** Serves such addresses as they are, like a host that doesn't redirect them. Our own server does redirect them. */
  const serveAsAsked = (page: Page) =>
    page.route(/\.html(?:\?|$)/, (route) =>
      route.fulfill({ path: path.join('out', new URL(route.request().url()).pathname), contentType: 'text/html' }),
    )

  for (const [given, clean] of Object.entries(addresses)) {
    test(`${given} turns into ${clean}, and everything works`, async ({ page }) => {
      await serveAsAsked(page)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await openHydrated(page, given)
      await expect(page).toHaveURL(clean)
      await markDocument(page)
      await page.getByRole('banner').getByRole('link', { name: 'Releases' }).click()
      await expect(page).toHaveURL('/releases')
      await expect(title(page)).toHaveText('Releases')
      await page.goBack()
      await expect(page).toHaveURL(clean)
      await expect(title(page)).not.toHaveText('Releases')
      expect(await isFirstDocument(page)).toBe(true)
      expect(faults).toEqual([])
    })
  }

  test('the sidebar marks the page, and hash links stay on it', async ({ page }) => {
    await serveAsAsked(page)
    await openHydrated(page, '/docs/features/habits.html')
    const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Habits')
    await markDocument(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/habits#/)
    expect(await isFirstDocument(page)).toBe(true)
  })
})

test.describe('addresses with too many slashes', () => {
  for (const [given, clean, heading] of [
    ['//docs/getting-started/installation', '/docs/getting-started/installation', 'Installation'],
    ['///about', '/about', /\w/],
    ['//docs/features/habits?from=mail#streaks', '/docs/features/habits?from=mail#streaks', 'Habits'],
    ['//no/such/page', '/no/such/page', 'Page not found'],
  ] as const) {
    // A host may redirect them. This one doesn't.
    test(`${given} turns into ${clean}, even if the host doesn't redirect it`, async ({ page, baseURL }) => {
      const { pathname } = new URL(clean, baseURL)
      const isMissing = heading === 'Page not found'
      await page.route(`${baseURL}${given.replace(/#.*/, '')}`, (route) =>
        route.fulfill({
          status: isMissing ? 404 : 200,
          path: path.join('out', isMissing ? '404.html' : `${pathname}.html`),
          contentType: 'text/html',
        }),
      )
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await openHydrated(page, `${baseURL}${given}`)
      await expect(page).toHaveURL(clean)
      await expect(title(page)).toHaveText(heading)
      await page.getByRole('banner').getByRole('link', { name: 'Releases' }).click()
      await expect(title(page)).toHaveText('Releases')
      await page.goBack()
      await expect(page).toHaveURL(clean)
      await expect(title(page)).toHaveText(heading)
      expect(faults).toEqual([])
    })
  }
})

test.describe('unknown addresses', () => {
  for (const path of ['/nothing-here', '/docs/features/habbits', '/a/b/c/d/e/jurnal', '/releases/99.99.99']) {
    test(`${path} gets a 404 page with the site around it, a search and links to other pages`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await waitUntilHydrated(page)
      await expect(page).toHaveURL(path)
      await expect(title(page)).toHaveText('Page not found')
      await expect(page.getByRole('searchbox', { name: 'Search the site' })).not.toHaveValue('')
      await expect(page.getByRole('banner')).toHaveCSS('position', /sticky|fixed/)
      await page.getByRole('main').getByRole('link', { name: 'documentation' }).click()
      await expect(page).toHaveURL('/docs/getting-started/installation')
    })
  }
})
