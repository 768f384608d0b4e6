import { expect, type Page, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { isFirstDocument, markDocument, openHydrated } from './support/hydrated'

const wip = '/docs/features/tasks/work-in-progress-limit'

test.describe('documentation page', () => {
  test("shows under its title who it's for, and what readers need if some don't have it", async ({ page }) => {
    const facts = page.getByRole('main').locator('header dl > div')
    await page.goto(wip)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work-in-progress limit')
    await expect(facts).toHaveText(['For anyone who starts more tasks than they finish'])
    await page.goto('/docs/how-to/plan-around-a-calendar')
    await expect(facts).toHaveText([/^For /, 'You need version 2.1 or later'])
    await page.goto('/docs/features/weather')
    await expect(facts).toHaveText([/^For /, 'You need Premium'])
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(facts.filter({ visible: true })).toHaveText(['You need Premium'])
  })

  test('shows the categories above it as plain text', async ({ page }) => {
    await page.goto(wip)
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Documentation', 'Features', 'Tasks'])
    await expect(breadcrumbs.getByRole('link')).toHaveCount(1)
  })

  test('marks the section being read in the contents', async ({ page }) => {
    await page.goto(wip)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const last = contents.getByRole('link').last()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(last).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(contents.locator('[aria-current]')).toHaveCount(0)
  })

  test('removes the mark when growing content pushes the section out of view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 8000 })
    await openHydrated(page, wip)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const last = contents.getByRole('link').last()
    await expect(last).toHaveAttribute('aria-current', 'true')
    await page.locator('main h1').evaluate((heading) => {
      heading.style.paddingBlockEnd = '9000px'
    })
    await expect(contents.locator('[aria-current]')).toHaveCount(0)
  })

  test('leads to the pages before and after in reading order', async ({ page }) => {
    await page.goto(wip)
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
    await neighbours.getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL('/docs/features/tasks/subtasks')
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /^Previous/ })
      .click()
    await expect(page).toHaveURL(wip)
  })

  test('links every heading to itself', async ({ page }) => {
    await page.goto(wip)
    const heading = page.getByRole('heading', { level: 2 }).first()
    const id = await heading.getAttribute('id')
    await heading.hover()
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(`${wip}#${id}`)
  })

  test('ends with tasks to do next, with related pages, and offers to edit the source', async ({ page }) => {
    await page.goto(wip)
    const tasks = page.getByRole('navigation', { name: 'What to do next' }).getByRole('link')
    await expect(tasks).toHaveText(['Work on one task at a time', 'Choose how a list arranges its tasks'])
    const related = page.getByRole('navigation', { name: 'Related pages' })
    await expect(related.getByRole('link', { name: 'Timers' })).toBeVisible()
    await expect(related.getByRole('link', { name: 'Workflows' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      new RegExp(`/edit/main/content/docs/${currentVersion.id}/features/tasks/work-in-progress-limit\\.mdx$`),
    )
  })
})

test.describe('front door', () => {
  for (const width of [360, 1280]) {
    test(`has eight doors, each large enough for a finger, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/docs/getting-started/installation')
      const doors = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('svg') })
      await expect(doors).toHaveCount(8)
      for (const door of await doors.all()) {
        await expect(door.getByRole('link')).toHaveCount(1)
        const box = await door.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      }
      await doors.filter({ hasText: 'Your first week' }).click()
      await expect(page).toHaveURL('/docs/how-to/first-week')
    })
  }
})

test.describe('sidebar', () => {
  test('marks the page and opens only the categories above it', async ({ page }) => {
    await page.goto(wip)
    const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Work-in-progress limit')
    await expect(sidebar.locator('details[open] > summary')).toHaveText(['Features', 'Tasks'])
  })

  test('closes a sibling when another category opens', async ({ page }) => {
    await page.goto(wip)
    const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
    await sidebar.getByText('How to', { exact: true }).click()
    const howTo = sidebar.getByRole('group').filter({ has: page.getByText('How to', { exact: true }) })
    await expect(howTo.getByRole('link').first()).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Habits', exact: true })).toBeHidden()
  })

  test('keeps its scroll position after a navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await openHydrated(page, wip)
    const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
    const column = sidebar.locator('..')
    const link = sidebar.getByRole('link', { name: 'Bulk edit' })
    // In the middle, the link is wholly visible however many pages come before it. Otherwise, the column would rightly scroll to it.
    const before = await link.evaluate((element) => {
      const scroller = element.closest('nav')?.parentElement
      if (!scroller) throw new Error('The sidebar has no column around it.')
      scroller.scrollTop += element.getBoundingClientRect().top - window.innerHeight / 2
      return scroller.scrollTop
    })
    expect(before).toBeGreaterThan(0)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulk edit')
    expect(await column.evaluate((element) => element.scrollTop)).toBe(before)
  })

  test('scrolls to the current page without moving the page itself', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto('/docs/features/import-export')
    const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('client navigation', () => {
  test('moves focus to the new title and announces the page', async ({ page }) => {
    await openHydrated(page, wip)
    await markDocument(page)
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Workflows' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workflows')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent))
      .toContain('Workflows')
    expect(await isFirstDocument(page)).toBe(true)
  })

  test('leaves focus alone on back and on hash links', async ({ page }) => {
    await openHydrated(page, wip)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Workflows' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workflows')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work-in-progress limit')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  })

  test('follows links of the sidebar without a full load', async ({ page }) => {
    await openHydrated(page, '/docs/getting-started/installation')
    await markDocument(page)
    for (const name of ['Set up your account', 'Encryption & Privacy']) {
      const link = page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', { name })
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    expect(await isFirstDocument(page)).toBe(true)
  })
})

test.describe('versions', () => {
  const select = (page: Page) => page.locator('summary').filter({ hasText: 'Version of the documentation' })

  test('the version menu keeps the page if the other version has it, and remembers the choice', async ({ page }) => {
    await page.goto('/docs/features/journal')
    await select(page).click()
    await page.getByRole('link', { name: /^1\.x/ }).click()
    await expect(page).toHaveURL('/docs/1.x/features/journal')
    await expect(select(page).filter({ hasText: '1.x' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBe('1.x')
  })

  test('the version menu leads to the nearest category otherwise, and warns about it', async ({ page }) => {
    await page.goto('/docs/features/tasks/subtasks')
    await select(page).click()
    const option = page.getByRole('link', { name: /^1\.x/ })
    await expect(option).toContainText('Not in 1.x')
    await option.click()
    await expect(page).toHaveURL('/docs/1.x/features/tasks/overview')
  })

  test('the stored choice never redirects an address, and an invalid one is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-docs', '9.x"><b>'))
    await page.goto('/docs/features/journal')
    await expect(page).toHaveURL('/docs/features/journal')
    await expect(select(page).filter({ hasText: currentVersion.label })).toBeVisible()
  })

  test('a reader who chose 1.x returns to it from elsewhere, before and after the runtime loads', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-docs', '1.x'))
    await page.goto('/pricing')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' })
    await expect(link).toHaveAttribute('href', '/docs/1.x/getting-started/installation')
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page).toHaveURL('/docs/1.x/getting-started/installation')
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(breadcrumbs.getByRole('link')).toHaveAttribute('href', '/docs/1.x/getting-started/installation')
  })

  test('the number of the current version redirects to its pages', async ({ page }) => {
    await page.goto(`/docs/${currentVersion.id}/features/journal#streaks`)
    await expect(page).toHaveURL('/docs/features/journal#streaks')
    await page.goto(`/docs/${currentVersion.id}`)
    await expect(page).toHaveURL('/docs/getting-started/installation')
  })

  test("an archived page is marked as archived, links to the current one and isn't indexed", async ({ page }) => {
    await page.goto('/docs/1.x/features/journal')
    const banner = page.getByRole('complementary', { name: 'Archived version' })
    await expect(banner).toContainText('This page is for 1.x, which stopped syncing on 31 March 2025.')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/1\.x\/features\/journal$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await banner.getByRole('link').click()
    await expect(page).toHaveURL('/docs/features/journal')
  })
})

test.describe('entry and missing pages', () => {
  test('/docs redirects to the installation page', async ({ page }) => {
    await page.goto('/docs')
    await expect(page).toHaveURL('/docs/getting-started/installation')
  })

  test('an unknown address gets a 404 page with a search and the nearest titles', async ({ page }) => {
    const response = await page.goto('/docs/features/habbits')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('searchbox', { name: 'Search the site' })).toHaveValue('habbits')
    const nearest = page.getByRole('navigation', { name: 'Pages with similar names' }).getByRole('link')
    for (const [path, href] of [
      ['/api/tasks/create', '/api/tasks-api/create'],
      ['/prices', '/pricing'],
      ['/releases/2.1.99', /^\/releases\/2\.1\.\d+$/],
    ] as const) {
      await page.goto(path)
      await expect(nearest.first()).toHaveAttribute('href', href)
    }
    await page.goto('/docs/features/habbits')
    await page
      .getByRole('navigation', { name: 'Pages with similar names' })
      .getByRole('link', { name: 'Habits' })
      .click()
    await expect(page).toHaveURL('/docs/features/habits')
  })
})
