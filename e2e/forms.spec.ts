import { expect } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import {
  email,
  fillIn,
  form,
  formPages,
  message,
  openForm,
  openWithAction,
  send,
  sentBody,
  serveWithAction,
  test,
  topic,
} from './support/forms'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form with an action is checked by the browser and still posted', async ({ page, endpoint }) => {
    endpoint.reply = { status: 303, location: '/message-sent' }
    await serveWithAction(page, '/contact', endpoint.url)
    await page.goto('/contact')
    const button = form(page).locator('button[type=submit]')
    await email(page).fill('petra@')
    await button.click()
    await expect(page).toHaveURL('/contact')
    await email(page).fill('petra@example.org')
    await topic(page).selectOption('Bug report')
    await message(page).fill('It stopped.\nThen it went on.')
    await button.click()
    await expect(page).toHaveURL('/message-sent')
    expect(endpoint.received.map(({ body }) => body)).toEqual([sentBody])
  })

  for (const [id, path] of Object.entries(formPages)) {
    test(`${id} shows an address if it has no action`, async ({ page }) => {
      await page.goto(path)
      const instructions = page.getByRole('main').getByText('This form needs JavaScript.')
      await expect(instructions.getByRole('link')).toHaveAttribute('href', /^mailto:support@/)
      await expect(instructions).toBeVisible()
      await expect(page.getByRole('main').locator('form')).toBeHidden()
    })
  }
})

test.describe('axe', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [id, path] of Object.entries(formPages)) {
      test(`finds no problems in the error messages of ${id}, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme })
        await openForm(page, path)
        await page.getByRole('main').getByRole('button', { name: 'Continue in your email app' }).click()
        await expect(page.getByRole('group', { name: /Nothing was sent\.$/ })).toBeFocused()
        expect(await findAxeViolations(page)).toEqual([])
      })
    }

    test(`finds no problems in the open list and the notices, ${theme}`, async ({ page, endpoint }) => {
      await page.emulateMedia({ colorScheme: theme })
      endpoint.reply = { status: 500 }
      await openWithAction(page, '/contact', endpoint.url)
      await fillIn(page)
      await send(page).click()
      await expect(page.getByRole('alert').filter({ hasText: '(500)' })).toBeVisible()
      await topic(page).click()
      await expect(page.getByRole('listbox', { name: 'Topic' })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
})
