import { expect } from '@playwright/test'
import { email, expectKept, fillIn, form, message, openWithAction, send, sentBody, test, topic } from './support/forms'

test.describe('a form with an action', () => {
  test('is posted once, and then its success page opens', async ({ page, endpoint }) => {
    endpoint.reply = 'silence'
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).dblclick()
    const button = form(page).getByRole('button', { name: 'Sending…' })
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.press('Enter')
    await expect.poll(() => endpoint.received.length).toBe(1)
    await page.reload()
    endpoint.reply = { status: 200, body: '<h1>Unexpected, but fine</h1>' }
    await expectKept(page)
    await send(page).click()
    await expect(page).toHaveURL('/message-sent')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(endpoint.received).toHaveLength(2)
    expect(endpoint.received[1]).toEqual({
      origin: new URL(page.url()).origin,
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: sentBody,
    })
    await page.goBack()
    await expect(message(page)).toHaveValue('')
  })

  test("shows the endpoint's messages next to the fields", async ({ page, endpoint }) => {
    endpoint.reply = { status: 422, body: '{"errors":{"email":"This address bounces.","topic":"Choose another."}}' }
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    const summary = page.getByRole('group', { name: 'The form reached the server, but two fields need correcting.' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await expect(page.getByText('Nothing was sent')).toHaveCount(0)
    expect(endpoint.received).toHaveLength(1)
    await expect(email(page)).toHaveAccessibleDescription(/Error: This address bounces\.$/)
    await summary.getByRole('link', { name: 'Choose another.' }).click()
    await expect(topic(page)).toBeFocused()
    await expect(form(page).getByText('Topic', { exact: true })).toBeInViewport()
    await expectKept(page)
    await email(page).fill('petra@example.net')
    await expect(email(page)).toHaveAttribute('aria-invalid', 'false')
  })

  for (const [what, reply, words] of [
    ['a server error', { status: 500, body: '<h1>Oops</h1>' }, 'something went wrong there (500)'],
    ['a server that is down for a while', { status: 503 }, 'something went wrong there (503)'],
    ['a 422 without messages', { status: 422, body: '{"errors":[1' }, 'something in it was refused (422)'],
    ['a 400', { status: 400 }, 'something in it was refused (400)'],
    ['a 403', { status: 403 }, 'it was refused (403)'],
    ['a 404', { status: 404 }, 'it was refused (404)'],
    ['a 413', { status: 413 }, 'it’s too long (413)'],
    ['a 429', { status: 429 }, 'too many forms came from your network (429)'],
    ['a reply that the browser may not read', { status: 200, isClosedToOthers: true }, 'can’t tell whether the form'],
    ['a connection that breaks after sending', 'hang up', 'can’t tell whether the form'],
  ] as const) {
    test(`reports ${what}, and can be sent again`, async ({ page, endpoint }) => {
      endpoint.reply = reply
      await openWithAction(page, '/contact', endpoint.url)
      await fillIn(page)
      await send(page).click()
      const alert = page.getByRole('alert').filter({ hasText: words })
      await expect(alert).toBeVisible()
      await expect(alert).toContainText('Everything you typed is still here.')
      expect(endpoint.received.length).toBeGreaterThan(0)
      const says =
        typeof reply === 'object' && !('isClosedToOthers' in reply) ? 'The form reached the server' : 'can’t tell'
      await expect(alert).toContainText(says)
      await expect(page.getByText('nothing was sent')).toHaveCount(0)
      await expectKept(page)
      endpoint.reply = { status: 204 }
      await send(page).click()
      await expect(page).toHaveURL('/message-sent')
    })
  }

  test('treats the redirect for browsers without JavaScript as success', async ({ page, endpoint }) => {
    endpoint.reply = { status: 303, location: '/message-sent' }
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL('/message-sent')
  })

  test('gives up after 15 seconds', async ({ page, endpoint }) => {
    endpoint.reply = 'silence'
    // This is the time limit that ships. The test moves the clock forward instead of waiting.
    await page.clock.install()
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    await expect.poll(() => endpoint.received.length).toBe(1)
    await page.clock.fastForward(15_000)
    await expect(
      page.getByRole('alert').filter({ hasText: 'didn’t answer within 15 seconds, so we can’t tell' }),
    ).toBeVisible()
    await expect(send(page)).toBeFocused()
    await expectKept(page)
  })

  test("reports that the visitor is offline, and is sent once they're online", async ({ page, context, endpoint }) => {
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline, so nothing was sent.' })).toBeVisible()
    await expectKept(page)
    expect(endpoint.received).toEqual([])
    await context.setOffline(false)
    await send(page).click()
    await expect(page).toHaveURL('/message-sent')
  })

  test('is checked before anything is sent', async ({ page, endpoint }) => {
    await openWithAction(page, '/contact', endpoint.url)
    await email(page).fill('petra@mail')
    await email(page).press('Enter')
    await expect(page.getByRole('group', { name: 'Three fields need correcting. Nothing was sent.' })).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription(/such as name@example\.org\.$/)
    expect(endpoint.received).toEqual([])
  })
})
