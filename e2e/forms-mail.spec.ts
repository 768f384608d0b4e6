import { expect } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { findAxeViolations } from './support/axe'
import { email, expectKept, fillIn, form, message, openForm, test, topic } from './support/forms'

/** Runs in the page: collects mail links instead of opening an email app on this machine. */
function catchMails() {
  const mails: string[] = []
  Object.assign(window, { mails })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href.startsWith('mailto:')) return
    event.preventDefault()
    mails.push(link.href)
  })
}

test.describe('a form without an action', () => {
  test('composes an email, announces it before and after, and keeps the text', async ({ page }) => {
    await page.addInitScript(catchMails)
    await openForm(page, '/contact')
    const button = form(page).getByRole('button', { name: 'Continue in your email app' })
    await expect(button).toHaveAccessibleDescription(/^This opens an email with what you’ve filled in/)
    await fillIn(page)
    await button.click()
    await expect(page.getByText('Now send the email from your email app.')).toBeVisible()
    const href = await page.getByRole('link', { name: 'Open the email again' }).getAttribute('href')
    expect(await page.evaluate(() => (window as unknown as { mails: string[] }).mails)).toEqual([href])
    const mail = new URL(href ?? '')
    expect(mail.searchParams.get('subject')).toBe('Contact form: Bug report')
    expect(mail.searchParams.get('body')).toContain('Message:\r\nIt stopped.\r\nThen it went on.')
    expect(await findAxeViolations(page)).toEqual([])
    await expectKept(page)
  })

  test("composes an email even if the text contains half a character, which can't be part of an address", async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(catchMails)
    await openForm(page, '/contact')
    await fillIn(page)
    await message(page).evaluate((field: HTMLTextAreaElement) => {
      field.value = 'It stopped \ud83d here'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await form(page).getByRole('button', { name: 'Continue in your email app' }).click()
    const mail = page.getByRole('link', { name: 'Open the email again' })
    await expect(mail).toHaveAttribute('href', /It%20stopped%20%EF%BF%BD%20here/)
    expect(errors).toEqual([])
  })

  test('shows the support address as a link', async ({ page }) => {
    await page.addInitScript(catchMails)
    await openForm(page, '/contact')
    await fillIn(page)
    await form(page).getByRole('button', { name: 'Continue in your email app' }).click()
    const address = form(page).getByRole('link', { name: config.supportEmail })
    await expect(address).toHaveAttribute('href', `mailto:${config.supportEmail}`)
  })

  test('shows the address instead of a button that needs JavaScript, and adds nothing to the URL', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/contact')
    await topic(page).selectOption('Bug report')
    await message(page).fill('It stopped.')
    await email(page).fill('petra@example.org')
    await expect(
      page.getByText('This form needs JavaScript.').getByRole('link', { name: config.supportEmail }),
    ).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'Continue in your email app' })).toBeHidden()
    await email(page).press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(message(page)).toHaveValue('It stopped.')
  })
})
