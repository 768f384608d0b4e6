import { test as base, expect, type Page } from '@playwright/test'
import { FormServer } from './form-server'
import { openHydrated } from './hydrated'

/** The page of each form. */
export const formPages = {
  contact: '/contact',
  'account-delete': '/account-delete',
  'account-reset': '/account-reset',
  education: '/education',
  'android-beta': '/android-beta-invite',
}

/** `endpoint` is a fresh server for each test, which forms can be sent to. */
export const test = base.extend<{ endpoint: FormServer }>({
  page: async ({ page }, use) => {
    await use(page)
    // Some requests are still on their way when a test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  endpoint: async ({}, use) => {
    const endpoint = await FormServer.start()
    await use(endpoint)
    endpoint.stop()
  },
})

/** Opens a page the way a host would serve it with an action configured, and waits for its script. */
export async function openWithAction(page: Page, path: string, action: string) {
  await serveWithAction(page, path, action)
  await openForm(page, path)
}

/**
 * Changes the form's tag on its way to the browser to what `Form` renders for an action (a unit test of `Form` checks that), because the site is
 * built without one. The script reads the tag too, so everything else is the exported site: no second build, and no switch for tests in the code.
 */
export async function serveWithAction(page: Page, path: string, action: string) {
  // Chromium treats a page that was changed on its way as one from the open internet, which needs permission to send requests to this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/(<form\b[^>]*) method="dialog"/, `$1 method="post" action="${action}"`)
      // What the build would write into the policy for this action.
      .replace(/(connect-src|form-action) 'self'/g, `$1 'self' ${new URL(action).origin}`)
    expect(html).toContain(action)
    await route.fulfill({ response, body: html })
  })
}

/** Opens a page and waits until its form is ready. You can tell because the form no longer leaves its checks to the browser. */
export async function openForm(page: Page, path: string) {
  await openHydrated(page, path)
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
}

export const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const topic = (page: Page) => page.getByRole('combobox', { name: 'Topic' })
export const form = (page: Page) => page.getByRole('form', { name: 'Contact form' })
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
/** Finds the topic that the visitor sees as chosen. */
export const chosenTopic = (page: Page, label: string) => form(page).getByText(label, { exact: true }).first()

/** Fills in the contact form with what `sentBody` contains. */
export async function fillIn(page: Page) {
  await chooseTopic(page, 'Bug report')
  await email(page).fill('petra@example.org')
  await message(page).fill('It stopped.\nThen it went on.')
}

export async function chooseTopic(page: Page, label: string) {
  // Before the rich select has loaded, the role finds the native one.
  await expect(page.locator('input[role=combobox]')).toBeVisible()
  await topic(page).click()
  await page.getByRole('option', { name: label }).click()
}

/** Checks that the contact form still shows what `fillIn` typed. */
export async function expectKept(page: Page) {
  await expect(page).toHaveURL('/contact')
  await expect(email(page)).toHaveValue('petra@example.org')
  await expect(chosenTopic(page, 'Bug report')).toBeVisible()
  await expect(message(page)).toHaveValue('It stopped.\nThen it went on.')
}

/** The request that the contact form sends after `fillIn`. */
export const sentBody =
  'name=&email=petra%40example.org&topic=bug&message=It+stopped.%0D%0AThen+it+went+on.&page=&version=&website='
