import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { openHydrated } from './support/hydrated'
import { readOut } from './support/read-html'

/** A page whose first paragraph has a term. */
const path = '/docs/features/relationships'
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Reach-outs', exact: true })
const definition = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'it’s time to get in touch with them' })

/** Returns by how many pixels the definition is outside the window, to the left or the right. */
async function measureOverflow(page: Page): Promise<number> {
  const box = await definition(page).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  return box ? Math.max(0, -box.x, box.x + box.width - width) : Number.NaN
}

test("a term's definition appears on hover, stays while the pointer is on it, and disappears afterwards", async ({
  page,
}) => {
  await openHydrated(page, path)
  await expect(definition(page)).toBeHidden()
  await link(page).hover()
  await expect(definition(page)).toBeVisible()
  expect(await measureOverflow(page)).toBe(0)
  await definition(page).hover()
  await expect(definition(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(definition(page)).toBeHidden()
})

test('the definition appears on focus, is the description of the link, and Escape closes it', async ({ page }) => {
  await openHydrated(page, path)
  await link(page).focus()
  await expect(definition(page)).toBeVisible()
  await expect(link(page)).toHaveAccessibleDescription(/^A person who appears on Today/)
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(definition(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/glossary#reach-out')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the first tap shows the definition inside the window, and the second leads to the glossary', async ({
    page,
  }) => {
    await page.goto(path)
    await link(page).tap()
    await expect(definition(page)).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(await measureOverflow(page)).toBe(0)
    await link(page).tap()
    await expect(page).toHaveURL('/docs/glossary#reach-out')
  })

  test('no definition makes a page wider than the window', async ({ page }) => {
    for (const other of [path, '/docs/security-model', '/docs/features/journal', '/docs/features/quick-add']) {
      await page.goto(other)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([other, width]).toEqual([other, 360])
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a term is a link to the glossary, and its definition appears on hover', async ({ page }) => {
    await page.goto(path)
    await link(page).hover()
    await expect(definition(page)).toBeVisible()
    await link(page).click()
    await expect(page).toHaveURL('/docs/glossary#reach-out')
  })
})

test('a row of letters leads to the first term of each', async ({ page }) => {
  await page.goto('/docs/glossary')
  const letters = page.getByRole('navigation', { name: 'Terms by letter' })
  // No term begins with G or K.
  await expect(letters.getByRole('link')).toHaveText([...'ABCDEFHIJLMNPQRSTW'])
  await letters.getByRole('link', { name: 'H' }).click()
  await expect(page).toHaveURL('/docs/glossary#habit')
  await expect(page.getByRole('heading', { name: 'Habit', exact: true })).toBeInViewport()
})

test('Markdown contains the text of a term but not its definition', () => {
  const markdown = readOut(`${path}.md`).toString()
  expect(markdown).toContain('the person appears under [Reach-outs](')
  expect(markdown).not.toContain('it’s time to get in touch with them')
})

test('at least twelve pages explain terms where readers meet them', () => {
  const pages = [
    'lists',
    'habits',
    'journal',
    'quick-add',
    'relationships',
    'mood-tracker',
    'calendar',
    'notifications',
  ]
  const tasks = ['workflows', 'work-in-progress-limit', 'recurring-tasks', 'bulk-edit', 'timers']
  for (const page of [...pages, ...tasks.map((name) => `tasks/${name}`)])
    expect(readOut(`/docs/features/${page}.html`).toString(), page).toContain('role="tooltip"')
})
