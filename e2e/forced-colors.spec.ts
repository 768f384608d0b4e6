import { expect, test } from '@playwright/test'
import { listUnreadable } from './support/contrast'
import { email, form, openForm } from './support/forms'
import { openHydrated } from './support/hydrated'
import { activeOption, searchFor } from './support/search'

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [360, 1024]) {
    const tag = (colorScheme === 'dark') === (width === 360) ? [] : '@full'
    test.describe(`forced colours, ${colorScheme}, ${width} px`, { tag }, () => {
      test.use({ colorScheme, contextOptions: { forcedColors: 'active' }, viewport: { width, height: 800 } })

      test('every text can be read, matched words included', async ({ page }) => {
        await searchFor(page, '/docs/features/habits', 'streak')
        await expect(page.getByRole('listbox').locator('mark').first()).toBeVisible()
        expect(await listUnreadable(page)).toEqual([])
        await openHydrated(page, '/search?q=streak')
        await expect(page.getByRole('main').locator('mark').first()).toBeVisible({ timeout: 30_000 })
        expect(await listUnreadable(page)).toEqual([])
        for (const path of ['/', '/docs/features/habits?_highlight=streak', '/api/tasks-api/create', '/pricing']) {
          await openHydrated(page, path)
          expect(await listUnreadable(page), path).toEqual([])
        }
      })

      test('what is chosen, current or focused is marked by more than colour', async ({ page }) => {
        await searchFor(page, '/docs/features/habits', 'streak')
        await expect(activeOption(page)).toHaveCSS('outline-style', 'solid')
        const others = page.getByRole('listbox').getByRole('option', { selected: false })
        await expect(others.first()).toHaveCSS('outline-style', 'none')
        await openHydrated(page, '/docs/features/habits')
        if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click()
        const tree = width === 360 ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Documentation' })
        const lineOf = (name: string) => tree.getByRole('link', { name, exact: true })
        await expect(lineOf('Habits')).toHaveCSS('text-decoration-line', 'underline')
        await expect(lineOf('Journal')).toHaveCSS('text-decoration-line', 'none')
        await expect(lineOf('Habits')).toHaveCSS('border-inline-start-width', '4px')
        await expect(lineOf('Journal')).toHaveCSS('border-inline-start-width', '2px')
        await lineOf('Journal').focus()
        await page.keyboard.press('Shift+Tab')
        await expect(lineOf('Habits')).toHaveCSS('outline-style', 'solid')
        if (width === 1024) await page.locator('summary').filter({ hasText: 'Colour mode' }).click()
        else await page.getByRole('button', { name: 'Back to main menu' }).click()
        const chosen = page.getByRole('button', { name: /^Clear/ }).locator('svg')
        await expect(chosen.last()).toBeVisible()
        await expect(page.getByRole('button', { name: 'Dark' }).locator('svg').last()).toBeHidden()
      })

      test('a pressed button above code has a border', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 800 })
        await openHydrated(page, '/api/overview')
        const wrap = page.getByRole('button', { name: 'Wrap lines' }).first()
        await expect(wrap).toHaveCSS('border-block-end-width', '0px')
        await wrap.click()
        await expect(wrap).toHaveCSS('border-block-end-width', '1px')
      })

      test('notices have a border, and invalid fields, the recommended plan and other versions a thicker one', async ({
        page,
      }) => {
        await openHydrated(page, '/docs/1.x/features/journal')
        for (const notice of ['Announcement', 'Archived version'])
          await expect(page.getByLabel(notice, { exact: true })).toHaveCSS('border-block-end-width', '1px')
        await openHydrated(page, '/pricing')
        await expect(page.getByRole('article', { name: 'Premium' })).toHaveCSS('outline-style', 'solid')
        await expect(page.getByRole('article', { name: 'Free' })).toHaveCSS('outline-style', 'none')
        await openHydrated(page, '/search?q=journal&version=1.x')
        await expect(page.getByLabel('Version of the documentation')).toHaveCSS('outline-style', 'solid')
        await openForm(page, '/contact')
        await form(page).getByRole('button', { name: 'Continue in your email app' }).click()
        await expect(email(page)).toHaveCSS('border-block-end-width', '3px')
        await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('border-block-end-width', '1px')
      })
    })
  }
}
