import { expect, type Page, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { findAxeViolations } from './support/axe'
import { openHydrated, waitUntilHydrated } from './support/hydrated'
import { activeOption, field, indexFiles, openPalette, options, palette, searchFor } from './support/search'

const habits = '/docs/features/habits'
const phone = { width: 360, height: 740 }
const trigger = { name: 'Search', exact: true } as const

test.describe('before anyone searches', () => {
  test('the palette, engine and index are fetched only when the pointer is over the field', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(habits)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(600, 700)
    await page.mouse.wheel(0, 900)
    await page.mouse.wheel(0, -900)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/search'))).toEqual([])
    const before = new Set(asked)
    await page.getByRole('banner').getByRole('link', trigger).hover()
    await expect.poll(() => asked).toContain(`/search-index/titles-${currentVersion.id}-docs.json`)
    const later = asked.filter((path) => !before.has(path))
    expect(later.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    expect(later.filter((path) => path.includes('1.x'))).toEqual([])
    expect(later.filter((path) => path.startsWith('/search-worker/'))).toHaveLength(1)
  })

  test('the shortcut itself fetches the engine and the index, before anything is typed', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openPalette(page, habits)
    await expect(field(page)).toHaveValue('')
    await expect.poll(() => asked.filter((path) => path.startsWith('/search-index/titles-')).length).toBe(4)
  })
})

test("the first arrow key works as soon as there's a list", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const input = document.querySelector('dialog [role=combobox][aria-expanded=true]')
      if (!input) return
      observer.disconnect()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  await openPalette(page, habits)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
  await expect(activeOption(page)).toHaveCount(1)
})

test.describe('before the runtime has loaded', { tag: '@loader' }, () => {
  const titles = (version: string) =>
    [`${version}-docs`, 'api', 'releases', 'site'].map((area) => `/search-index/titles-${area}.json`)
  /** Opens a page, and returns a list of what it requests from then on. */
  const arrive = async (page: Page, path: string) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return asked
  }

  for (const [path, version] of [
    ['/pricing', currentVersion.id],
    ['/docs/1.x/features/habits', '1.x'],
  ] as const) {
    test(`${path}: the shortcut requests the worker, the titles and the palette at once`, async ({ page }) => {
      const asked = await arrive(page, path)
      // The runtime's files never arrive, so the page itself sends the requests.
      await page.route('**/_next/static/**', () => {})
      await page.keyboard.press('Control+k')
      const worker = /^\/search-worker\//
      // The texts follow as soon as the worker has started.
      const titlesFirst = () => asked.filter((name) => name.startsWith('/search-index/')).slice(0, 4)
      await expect.poll(() => titlesFirst().toSorted()).toEqual(titles(version))
      await expect.poll(() => asked.filter((name) => worker.test(name)).length).toBe(1)
      await expect(page.locator('link[rel=preload][as=style]')).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.dataset.runtime)).not.toBe('ready')
    })
  }

  test('the remembered version is used outside the documentation', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-docs', '1.x'))
    const asked = await arrive(page, '/pricing')
    await page.keyboard.press('Control+k')
    await expect.poll(() => asked).toContain('/search-index/titles-1.x-docs.json')
    await expect(field(page)).toBeFocused()
    expect(asked).not.toContain(`/search-index/titles-${currentVersion.id}-docs.json`)
  })

  test("nothing is requested twice, and there's only one worker", async ({ page }) => {
    const asked = await arrive(page, habits)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('recurring')
    await expect(activeOption(page)).toContainText('Recurring tasks', { timeout: 30_000 })
    await expect(palette(page).locator('[aria-busy=true]')).toHaveCount(0)
    const own = asked.filter((name) => name.startsWith('/search-')).toSorted()
    expect(own).toEqual([...new Set(own)])
    expect(page.workers()).toHaveLength(1)
  })

  test('hovering over the search requests nothing with data saver on', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked = await arrive(page, habits)
    await page.getByRole('banner').getByRole('link', trigger).hover()
    await waitUntilHydrated(page)
    expect(asked.filter((name) => name.startsWith('/search-'))).toEqual([])
  })
})

test.describe('while the texts are still loading', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/search-index/search-*', () => {})
    await openPalette(page, habits)
  })

  test('titles and headings are found, and Enter opens the result', async ({ page }) => {
    await page.keyboard.type('recurring')
    await expect(activeOption(page)).toContainText('Recurring tasks')
    // These aren't all of the results, so nothing is counted yet.
    await expect(palette(page).getByText(/^\d+ results?$/)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
  })

  test("the search for a word that's in no title continues", async ({ page }) => {
    await page.keyboard.type('xqzvbnmw')
    await expect(palette(page).getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(palette(page).getByText('No results')).toHaveCount(0)
  })
})

test.describe('opening and closing', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} focuses the field, and Escape returns the focus`, async ({ page }) => {
      await page.goto(habits)
      await page.waitForLoadState('networkidle')
      const link = page.getByRole('main').getByRole('link').first()
      await link.focus()
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('habits')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await expect(link).toBeFocused()
    })
  }

  test('clicking the field in the navbar opens it, and closing it returns the focus there', async ({ page }) => {
    await page.goto(habits)
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('banner').getByRole('link', trigger)
    await link.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  test("what is typed before it has loaded isn't lost", async ({ page }) => {
    await openHydrated(page, habits)
    await page.waitForLoadState('networkidle')
    let isHeld = true
    await page.route('**/_next/static/**', async (route) => {
      await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(false)
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('recurring')
    await expect(palette(page).getByRole('status')).toHaveText('Loading...')
    isHeld = false
    await expect(activeOption(page)).toContainText('Recurring tasks', { timeout: 30_000 })
    await expect(field(page)).toHaveValue('recurring')
  })

  test("the page behind doesn't react, scroll or move", async ({ page }) => {
    await page.goto(habits)
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    expect(await heading.boundingBox()).toEqual(before)
    await page.mouse.move(100, 800)
    await page.mouse.wheel(0, 600)
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    )
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          !document.activeElement?.matches('header *, main *, footer *') ||
          Boolean(document.activeElement.closest('dialog')),
      )
      expect(isInside).toBe(true)
    }
  })

  test('a click outside closes it, and so does going back', async ({ page }) => {
    await openPalette(page, habits)
    await page.mouse.click(5, 500)
    await expect(palette(page)).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Journal' })
      .click()
    await expect(page).toHaveURL('/docs/features/journal')
    await page.keyboard.press('Control+k')
    await page.goBack()
    await expect(page).toHaveURL(habits)
    await expect(palette(page)).toBeHidden()
  })

  test('a slash can be typed in fields, and the shortcut can be turned off', async ({ page }) => {
    await openPalette(page, '/contact')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').first().pressSequentially('a/b')
    await expect(palette(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('checkbox', { name: 'Use the keys / and ?' }).uncheck()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    await expect(palette(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
  })

  test('without script the field is a link to the search', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(habits)
    await page.getByRole('banner').getByRole('link', trigger).click()
    await expect(page).toHaveURL('/search')
    await context.close()
  })
})

test.describe('results', () => {
  test('appear while typing, grouped by page, as a complete `combobox`', async ({ page }) => {
    await searchFor(page, habits, 'limit now')
    const input = field(page)
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(input).toHaveAttribute('aria-autocomplete', 'list')
    const [listbox, active] = await input.evaluate((own) => [
      own.getAttribute('aria-controls'),
      own.getAttribute('aria-activedescendant'),
    ])
    await expect(palette(page).getByRole('listbox', { name: 'Results' })).toHaveId(listbox ?? '')
    await expect(activeOption(page)).toHaveId(active ?? '')
    await expect(activeOption(page)).toContainText('limit')
    await expect(palette(page).getByRole('group', { name: 'Work-in-progress limit' })).toBeVisible()
    await expect(options(page).last()).toHaveText('See all results')
    await expect(
      palette(page)
        .getByRole('status')
        .filter({ hasText: /^\d+ results$/ }),
    ).toHaveCount(1)
  })

  test('fill the palette in their first frame, and the rest of a long list follows', async ({ page }) => {
    await openPalette(page, habits)
    await page.evaluate(() => {
      const seen: { isWhole: boolean; isFull: boolean }[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const list = document.querySelector('dialog [role=listbox]:has(mark)')
        const last = list?.lastElementChild
        const end = list?.parentElement?.getBoundingClientRect().bottom ?? 0
        if (last)
          seen.push({
            isWhole: last.textContent === 'See all results',
            isFull: last.getBoundingClientRect().bottom >= end,
          })
      }).observe(document.body, { childList: true, subtree: true })
    })
    await field(page).pressSequentially('release')
    await expect(options(page).last()).toHaveText('See all results')
    const seen = await page.evaluate(() => (window as unknown as { seen: object[] }).seen)
    expect(seen).toContainEqual({ isWhole: false, isFull: true })
    expect(seen).not.toContainEqual({ isWhole: false, isFull: false })
  })

  test("arrow keys wrap around, the pointer doesn't change the selection, Enter opens a result", async ({ page }) => {
    await searchFor(page, habits, 'recurring tasks')
    const first = await activeOption(page).textContent()
    await page.keyboard.press('ArrowUp')
    await expect(activeOption(page)).toHaveText('See all results')
    await page.keyboard.press('ArrowDown')
    await expect(activeOption(page)).toHaveText(first ?? '')
    await page.keyboard.press('ArrowDown')
    const second = await activeOption(page).textContent()
    await options(page).nth(2).hover()
    await expect(activeOption(page)).toHaveText(second ?? '')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('open in another tab with Ctrl+Enter or a middle click, and the palette stays open', async ({
    page,
    context,
  }) => {
    await searchFor(page, habits, 'recurring tasks')
    const [byKey] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await expect(byKey).toHaveURL('/docs/features/tasks/recurring-tasks')
    const [byButton] = await Promise.all([
      context.waitForEvent('page'),
      options(page).first().click({ button: 'middle' }),
    ])
    await expect(byButton).toHaveURL('/docs/features/tasks/recurring-tasks')
    await expect(palette(page)).toBeVisible()
  })

  test('label the API', async ({ page }) => {
    await searchFor(page, habits, 'create a task api')
    await page.keyboard.press('Alt+3')
    await expect(palette(page).getByRole('radio', { name: /^API Reference/ })).toBeChecked()
    await expect(options(page).last()).toHaveText('See all results within "API Reference"')
    await expect(
      palette(page)
        .getByRole('listbox')
        .getByText(/^API Reference/)
        .first(),
    ).toBeVisible()
    await expect(
      palette(page)
        .getByRole('listbox')
        .getByText(/^(?:Documentation|Releases|Site)\b/),
    ).toHaveCount(0)
  })

  test('show how misspelt words were understood', async ({ page }) => {
    await searchFor(page, habits, 'recurrring tasks')
    await expect(palette(page).getByText(/^Results for/)).toContainText('recurring')
  })

  test('without results, the palette says so and offers words, pages and support', async ({ page }) => {
    await openPalette(page, habits)
    await page.keyboard.type('xqzvbnmw')
    await expect(palette(page).getByText('No results', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
    await expect(
      palette(page)
        .getByRole('status')
        .filter({ hasText: /^No results/ }),
    ).toHaveCount(1)
    await expect(palette(page).getByRole('list', { name: 'Popular pages' }).getByRole('link').first()).toBeVisible()
    await expect(palette(page).getByRole('link', { name: 'Ask support' })).toHaveAttribute(
      'href',
      '/docs/getting-started/support',
    )
    await page.keyboard.press('Alt+2')
    await expect(options(page).last()).toHaveText('See all results outside "Documentation"')
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=xqzvbnmw')
  })

  test('recent searches are offered again, and can be removed', async ({ page }) => {
    await searchFor(page, habits, 'recurring tasks')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
    await openPalette(page, habits)
    await expect(palette(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
      'recurring tasks',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('recurring tasks')
    await page.keyboard.press('Escape')
    await palette(page).getByRole('button', { name: 'Remove “recurring tasks”' }).click()
    await expect(palette(page).getByRole('group', { name: 'Recent searches' })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull()
  })
})

test.describe('the scope', () => {
  const version = (page: Page) => palette(page).getByRole('combobox', { name: 'Version of the documentation' })

  test("is the page's own version in the documentation", async ({ page }) => {
    await searchFor(page, '/docs/1.x/features/habits', 'habits')
    await expect(version(page)).toHaveValue('1.x')
    await expect(
      palette(page)
        .getByText(/^Documentation 1\.x/)
        .first(),
    ).toBeVisible()
    for (const href of await options(page).evaluateAll((all) => all.map((own) => own.getAttribute('href') ?? ''))) {
      expect(href).toMatch(/^\/(?!docs\/(?!1\.x\/))/)
    }
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=habits&version=1.x')
  })

  test('is the remembered version elsewhere, or the current one if none or an invalid one is remembered', async ({
    page,
  }) => {
    await openPalette(page, '/pricing')
    await expect(version(page)).toHaveValue(currentVersion.id)
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-docs', '1.x'))
    await openPalette(page, '/pricing')
    await expect(version(page)).toHaveValue('1.x')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-docs', '9.x'))
    await openPalette(page, '/pricing')
    await expect(version(page)).toHaveValue(currentVersion.id)
  })

  test('changes with the version and the area chosen', async ({ page }) => {
    await searchFor(page, habits, 'habits')
    await version(page).selectOption('1.x')
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=habits&version=1.x')
    await palette(page).getByText('Releases').first().click()
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=habits&ctx=releases&version=1.x')
    await expect(options(page).first()).toHaveAttribute('href', /^\/releases\//)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Alt+1')
    await expect(options(page).last()).toHaveText('See all results')
  })

  test('is kept on the search page', async ({ page }) => {
    await searchFor(page, habits, 'limit')
    await page.keyboard.press('Alt+2')
    await expect(options(page).last()).toHaveText('See all results within "Documentation"')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=limit&ctx=docs')
    await expect(page.getByRole('radio', { name: /^Documentation/ })).toBeChecked()
    await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('limit')
  })
})

test.describe('failures', () => {
  test("if the index doesn't load, an error appears, and Retry loads it again", async ({ page }) => {
    await page.route(indexFiles, (route) => route.abort())
    await openPalette(page, habits)
    await page.keyboard.type('recurring')
    await expect(palette(page).getByRole('alert')).toContainText('Search didn’t load.', { timeout: 30_000 })
    await palette(page).getByRole('button', { name: 'Retry' }).click()
    await expect(field(page)).toBeFocused()
    await expect(palette(page).getByRole('alert')).toBeVisible({ timeout: 30_000 })
    await page.unroute(indexFiles)
    await palette(page).getByRole('button', { name: 'Retry' }).click()
    await expect(activeOption(page)).toContainText('Recurring tasks', { timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
  })

  test('one broken index file also counts as a failure, and the site keeps working', async ({ page }) => {
    await page.route('**/search-index/titles-api.json', (route) => route.fulfill({ status: 200, body: '{"context":' }))
    await openPalette(page, habits)
    await page.keyboard.type('recurring')
    await expect(palette(page).getByRole('alert')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Journal' })
      .click()
    await expect(page).toHaveURL('/docs/features/journal')
  })

  test('if there are no workers, the page itself searches', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await searchFor(page, habits, 'recurring')
    await expect(activeOption(page)).toContainText('Recurring tasks')
  })

  test('if the worker fails immediately, the page itself searches', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        constructor() {
          super()
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'blocked' })))
        }
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker
    })
    await searchFor(page, habits, 'recurring')
    await expect(activeOption(page)).toContainText('Recurring tasks')
  })

  test("if the palette doesn't load, an error appears, Retry tries again, and Enter searches without it", async ({
    page,
  }) => {
    await openHydrated(page, habits)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.keyboard.type('recurring')
    await expect(palette(page).getByRole('alert')).toContainText('Search didn’t load.', { timeout: 30_000 })
    await page.unroute('**/_next/static/**/*.js')
    await palette(page).getByRole('button', { name: 'Retry' }).click()
    await expect(field(page)).toBeFocused()
    await expect(activeOption(page)).toContainText('Recurring tasks', { timeout: 30_000 })

    await page.reload()
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.keyboard.type('recurring')
    await expect(palette(page).getByRole('alert')).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/_next/static/**/*.js')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=recurring')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test("the palette fills the screen, doesn't zoom, and narrows the search with one tap", async ({ page }) => {
    await page.goto(habits)
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByRole('link', trigger).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('habits')
    await expect(activeOption(page)).toBeVisible({ timeout: 30_000 })
    const box = await palette(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: phone.height })
    const sizes = await palette(page)
      .locator('input[type=text], select')
      .evaluateAll((all) => all.map((own) => Number.parseFloat(getComputedStyle(own).fontSize)))
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16)
    await palette(page).getByText('API Reference').first().tap()
    await expect(options(page).last()).toHaveText('See all results within "API Reference"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await palette(page).getByRole('button', { name: 'Esc, close search' }).tap()
    await expect(palette(page)).toBeHidden()
  })
})

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of [{ width: 1280, height: 900 }, phone]) {
    test(`axe finds nothing in the palette, ${theme} at ${viewport.width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme: theme })
      const page = await context.newPage()
      await page.addInitScript(() => localStorage.setItem('search-recent', '["habits","wip limit"]'))
      await openPalette(page, habits)
      await expect(palette(page).getByRole('group', { name: 'Recent searches' })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.type('limit')
      await expect(activeOption(page)).toBeVisible({ timeout: 30_000 })
      expect(await findAxeViolations(page)).toEqual([])
      await field(page).fill('xqzvbnmw')
      await expect(palette(page).getByText('Nothing matches “xqzvbnmw”')).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await context.close()
    })
  }
}
