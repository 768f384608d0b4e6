import { expect, type Page, test } from '@playwright/test'
import { activeOption, field, hostile, listMarked, openPalette, palette, searchFor } from './support/search'

const account = '/docs/getting-started/set-up-account'
const weather = '/docs/features/weather'
const marked = (page: Page) => expect.poll(() => listMarked(page), { timeout: 15_000 })
const hasState = (page: Page) => page.evaluate(() => window.history.state !== null)

test.describe('the words of a search', () => {
  test('are marked on arrival, the address is cleaned up, and Escape removes the marks', async ({ page }) => {
    await page.goto(`${account}?lang=ruby&_highlight=PASSWORD&_highlight=cafe#keep-your-recovery-key-safe`)
    await marked(page).toContain('password')
    for (const word of await listMarked(page)) expect(word.toLowerCase()).toBe('password')
    await expect(page).toHaveURL(`${account}?lang=ruby#keep-your-recovery-key-safe`)
    expect(await hasState(page)).toBe(true)
    await page.keyboard.press('Escape')
    await marked(page).toEqual([])
  })

  test('are marked after a client navigation, and not on the next page', async ({ page }) => {
    await searchFor(page, '/pricing', 'recurring tasks')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
    await marked(page).toContain('recurring')
    expect(await hasState(page)).toBe(true)
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Subtasks' })
      .click()
    await expect(page).toHaveURL('/docs/features/tasks/subtasks')
    await marked(page).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/docs/features/tasks/recurring-tasks')
    await expect(page.getByRole('heading', { level: 1, name: 'Recurring tasks' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  })

  test('are marked on the current page, and the focus moves to the section', async ({ page }) => {
    await searchFor(page, account, 'keep your recovery key safe')
    await expect(activeOption(page)).toContainText('Keep your recovery key safe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${account}#keep-your-recovery-key-safe`)
    const heading = page.getByRole('heading', { name: 'Keep your recovery key safe' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await marked(page).toContain('recovery')
  })

  test('open the details that contain them', async ({ page }) => {
    await page.goto(`${account}?_highlight=spam`)
    await marked(page).toEqual(['spam'])
    await expect(page.getByText('Look in your spam folder')).toBeInViewport()
  })

  test('open the tab that contains them', async ({ page }) => {
    await page.goto(weather)
    await page.getByRole('tab', { name: 'Windows and macOS' }).click()
    const closed = page.locator('[role=tabpanel][hidden]').filter({ hasText: 'available on Linux' })
    await expect(closed).toHaveCount(1)
    await page.goto(`${weather}?_highlight=available+on+Linux`)
    await expect(page.getByText('available on Linux')).toBeVisible()
    await marked(page).toEqual(['available on Linux'])
  })

  test('get their own element in browsers without highlights', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
    await page.goto(`${account}?_highlight=password`)
    await expect(page.locator('main mark').first()).toHaveText(/^password$/i)
    await page.keyboard.press('Escape')
    await expect(page.locator('main mark')).toHaveCount(0)
  })

  test("are marked by code that loads only when it's needed", async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(account)
    await page.waitForLoadState('networkidle')
    const before = new Set(scripts)
    await page.goto(`${account}?_highlight=password`)
    await marked(page).toContain('password')
    expect(scripts.filter((url) => !before.has(url))).not.toEqual([])
  })
})

test.describe('nothing becomes markup', () => {
  const faults: string[] = []
  const isHarmed = () =>
    'pwned' in window ||
    document.querySelector('main :is([onerror], [onload], iframe, base, meta, style), dialog :is(img, iframe)') !== null

  test.beforeEach(({ page }) => {
    test.setTimeout(240_000)
    expect(hostile).toHaveLength(40)
    faults.length = 0
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('request', (request) => {
      const { hostname } = new URL(request.url())
      if (hostname.endsWith('example')) faults.push(`asks ${hostname}`)
    })
  })

  // The quick run tries every fifth one. hostile-query.spec.ts tries many more addresses.
  const tried = process.env.E2E_FULL === '1' ? hostile : hostile.filter((_, index) => index % 5 === 0)

  /** Visits the address that `toAddress` returns for each text, and checks that it does no harm. */
  async function visitAll(page: Page, toAddress: (value: string) => string) {
    for (const text of tried) {
      // Servers refuse longer addresses anyway.
      const address = toAddress(new URLSearchParams([['', text]]).toString().slice(1, 3000))
      await page.goto(address)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
      expect(await page.evaluate(isHarmed), address).toBe(false)
    }
    expect(faults).toEqual([])
  }

  test('in what is typed', async ({ page }) => {
    await openPalette(page, account)
    for (const query of tried) {
      await field(page).fill(query)
      await expect(palette(page).locator('[aria-busy=false]').first()).toBeAttached({ timeout: 30_000 })
      expect(await page.evaluate(isHarmed), `typed ${JSON.stringify(query)}`).toBe(false)
      await expect(palette(page).getByRole('alert'), `typed ${JSON.stringify(query)}`).toHaveCount(0)
    }
    expect(faults).toEqual([])
  })

  test('in the parameters of a search', ({ page }) =>
    visitAll(page, (value) => `/search?q=${value}&ctx=${value}&version=${value}&page=${value}`))

  test('in the words to mark', ({ page }) =>
    visitAll(page, (value) => `${account}?_highlight=${value}&_highlight=password`))
})
