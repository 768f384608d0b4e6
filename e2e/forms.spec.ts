import { test as base, expect, type Page } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { FormServer } from './support/form-server'
import { openHydrated } from './support/hydrated'

const pages = {
  contact: '/contact',
  'account-delete': '/account-delete',
  'account-reset': '/account-reset',
  education: '/education',
  'android-beta': '/android-beta-invite',
}

const test = base.extend<{ endpoint: FormServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  endpoint: async ({}, use) => {
    const endpoint = await FormServer.start()
    await use(endpoint)
    endpoint.stop()
  },
})

/**
 * Opens a page as a host would serve it that has an action configured. The site ships without one, so the form's tag is changed on its way to the
 * browser, to what `Form` draws for an action (its own test holds it to that). Script asks the tag too, so all else is the exported site as it
 * is: no second build, no switch for tests in the code.
 */
async function openWithAction(page: Page, path: string, action: string) {
  await serveWithAction(page, path, action)
  await open(page, path)
}

async function serveWithAction(page: Page, path: string, action: string) {
  // Chromium takes a page changed on its way for one from the open internet, which may not ask this machine without leave.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/(<form\b[^>]*) method="dialog"/, `$1 method="post" action="${action}"`)
      // As the build would write the policy with this action.
      .replace(/(connect-src|form-action) 'self'/g, `$1 'self' ${new URL(action).origin}`)
    expect(html).toContain(action)
    await route.fulfill({ response, body: html })
  })
}

/** Waits for the script, where there is any: then the form no longer leaves the checking to the browser. */
async function open(page: Page, path: string) {
  await openHydrated(page, path)
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const topic = (page: Page) => page.getByRole('combobox', { name: 'Topic' })
const form = (page: Page) => page.getByRole('form', { name: 'Contact form' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })

async function fillIn(page: Page) {
  // Before the rich select is there, the role names the native one.
  await expect(page.locator('input[role=combobox]')).toBeVisible()
  await email(page).fill('petra@example.org')
  await topic(page).click()
  await page.getByRole('option', { name: 'Bug report' }).click()
  await message(page).fill('It stopped.\nThen it went on.')
}

async function expectKept(page: Page) {
  await expect(page).toHaveURL('/contact')
  await expect(email(page)).toHaveValue('petra@example.org')
  await expect(form(page).getByText('Bug report', { exact: true }).first()).toBeVisible()
  await expect(message(page)).toHaveValue('It stopped.\nThen it went on.')
}

/** Runs in the page: mails are noted and no mail program of this machine is opened. */
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

const sentBody = 'name=&email=petra%40example.org&topic=bug&message=It+stopped.%0D%0AThen+it+went+on.&website='

// What a page still asks for when its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('a form with an action', () => {
  test('is posted once and goes on to its success page', async ({ page, endpoint }) => {
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

  test('shows the endpoint’s messages beside the fields', async ({ page, endpoint }) => {
    endpoint.reply = { status: 422, body: '{"errors":{"email":"This address bounces.","topic":"Choose another."}}' }
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    const summary = page.getByRole('group', { name: '2 fields need correcting. Nothing was sent.' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await expect(email(page)).toHaveAccessibleDescription(/Error: This address bounces\.$/)
    await summary.getByRole('link', { name: 'Choose another.' }).click()
    await expect(topic(page)).toBeFocused()
    await expect(form(page).getByText('Topic', { exact: true })).toBeInViewport()
    await expectKept(page)
    await email(page).fill('petra@example.net')
    await expect(email(page)).toHaveAttribute('aria-invalid', 'false')
  })

  for (const [what, reply, words] of [
    ['an error of the server', { status: 500, body: '<h1>Oops</h1>' }, 'an error (500)'],
    ['a 422 without messages', { status: 422, body: '{"errors":[1' }, 'did not accept this (422)'],
    ['an answer that the browser may not read', { status: 200, isClosedToOthers: true }, 'could not be reached'],
  ] as const) {
    test(`survives ${what} and can be sent again`, async ({ page, endpoint }) => {
      endpoint.reply = reply
      await openWithAction(page, '/contact', endpoint.url)
      await fillIn(page)
      await send(page).click()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expectKept(page)
      endpoint.reply = { status: 204 }
      await send(page).click()
      await expect(page).toHaveURL('/message-sent')
    })
  }

  test('takes the redirect that serves browsers without script for success', async ({ page, endpoint }) => {
    endpoint.reply = { status: 303, location: '/message-sent' }
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL('/message-sent')
  })

  test('gives up after 15 seconds', async ({ page, endpoint }) => {
    endpoint.reply = 'silence'
    // The time as it ships, on a clock that is put forward.
    await page.clock.install()
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await send(page).click()
    await expect.poll(() => endpoint.received.length).toBe(1)
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert').filter({ hasText: 'did not answer within 15 seconds' })).toBeVisible()
    await expect(send(page)).toBeFocused()
    await expectKept(page)
  })

  test('says that the visitor is offline, and is sent once they are not', async ({ page, context, endpoint }) => {
    await openWithAction(page, '/contact', endpoint.url)
    await fillIn(page)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
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
    await expect(page.getByRole('group', { name: /^3 fields/ })).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription(/in full, like name@example\.org\.$/)
    expect(endpoint.received).toEqual([])
  })
})

test.describe('a form without an action', () => {
  test('composes a mail, says so before and after, and keeps the text', async ({ page }) => {
    await page.addInitScript(catchMails)
    await open(page, '/contact')
    const button = form(page).getByRole('button', { name: 'Write the email' })
    await expect(button).toHaveAccessibleDescription(/^Opens your mail program/)
    await fillIn(page)
    await button.click()
    await expect(page.getByText('Now send the mail from your mail program.')).toBeVisible()
    const href = await page.getByRole('link', { name: 'Open the mail again' }).getAttribute('href')
    expect(await page.evaluate(() => (window as unknown as { mails: string[] }).mails)).toEqual([href])
    const mail = new URL(href ?? '')
    expect(mail.searchParams.get('subject')).toBe('Contact form: Bug report')
    expect(mail.searchParams.get('body')).toContain('Message:\r\nIt stopped.\r\nThen it went on.')
    expect(await findAxeViolations(page)).toEqual([])
    await expectKept(page)
  })

  test('puts nothing into the address when it is sent before the script is there', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/contact')
    await email(page).fill('petra@example.org')
    await topic(page).selectOption('Bug report')
    await message(page).fill('It stopped.')
    await form(page).getByRole('button', { name: 'Write the email' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(message(page)).toHaveValue('It stopped.')
  })
})

test.describe('what was typed', () => {
  test('is there again after a reload, the honeypot aside, and only in this tab', async ({ page, context }) => {
    await open(page, '/contact')
    await fillIn(page)
    await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'spam'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    // A page that the browser fills in by itself would prove nothing.
    await page.goto('/')
    await open(page, '/contact')
    await expectKept(page)
    await expect(page.locator('[name=website]')).toHaveValue('')
    const other = await context.newPage()
    await open(other, '/contact')
    await expect(message(other)).toHaveValue('')
  })

  test('gives no consent by itself', async ({ page }) => {
    await open(page, '/account-reset')
    await email(page).fill('petra@example.org')
    await page.getByRole('checkbox').check()
    await page.goto('/')
    await open(page, '/account-reset')
    await expect(email(page)).toHaveValue('petra@example.org')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  })
})

test.describe('the topic', () => {
  /** Words of react-select that stand in no other script. */
  const isRichSelect = (script: string) => script.includes('press Escape to exit the menu')

  test('is chosen with the keyboard alone', async ({ page }) => {
    await open(page, '/contact')
    await expect(form(page).getByText('Select...', { exact: true }).filter({ visible: true })).toBeVisible()
    await email(page).focus()
    await page.keyboard.press('Tab')
    await expect(topic(page)).toBeFocused()
    await page.keyboard.type('priv')
    await page.keyboard.press('Enter')
    await expect(form(page).getByText('Privacy and security', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(message(page)).toBeFocused()
  })

  test('keeps its place when the rich select takes over', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      if (isRichSelect(await response.text())) await released
      await route.fulfill({ response })
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await open(page, '/contact')
    const before = await Promise.all([topic(page).boundingBox(), message(page).boundingBox()])
    release()
    await expect(page.locator('input[role=combobox]')).toHaveCount(1)
    expect((await message(page).boundingBox())?.y).toBe(before[1]?.y)
    expect(before[0]?.height).toBe(48)
  })

  test('stays native where the rich select cannot be loaded', async ({ page, endpoint }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      if (isRichSelect(await response.text())) await route.abort()
      else await route.fulfill({ response })
    })
    const warning = page.waitForEvent('console', (entry) => entry.text().includes('stays as the browser draws it'))
    await openWithAction(page, '/contact', endpoint.url)
    await warning
    await email(page).fill('petra@example.org')
    await topic(page).selectOption('Bug report')
    await message(page).fill('It stopped.\nThen it went on.')
    await send(page).click()
    await expect(page).toHaveURL('/message-sent')
    expect(endpoint.received[0]?.body).toBe(sentBody)
  })

  test('loads its script on no other page with a form', async ({ page }) => {
    const found: Promise<boolean>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) found.push(response.text().then(isRichSelect))
    })
    await open(page, '/education')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).not.toContain(true)
    await open(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).toContain(true)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form with an action is checked by the browser and posted the same', async ({ page, endpoint }) => {
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

  for (const [id, path] of Object.entries(pages)) {
    test(`${id} gives an address where it has no action`, async ({ page }) => {
      await page.goto(path)
      // Playwright looks for roles and words outside of noscript alone.
      await expect(page.locator('noscript', { has: page.locator('a[href^="mailto:support@"]') })).toBeVisible()
      await expect(page.getByRole('main').locator('form')).toBeHidden()
    })
  }
})

test.describe('axe', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [id, path] of Object.entries(pages)) {
      test(`finds nothing wrong with the mistakes of ${id}, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme })
        await open(page, path)
        await page.getByRole('main').getByRole('button', { name: 'Write the email' }).click()
        await expect(page.getByRole('group', { name: /Nothing was sent\.$/ })).toBeFocused()
        expect(await findAxeViolations(page)).toEqual([])
      })
    }

    test(`finds nothing wrong with the open list and the notices, ${theme}`, async ({ page, endpoint }) => {
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
