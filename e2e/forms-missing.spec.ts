import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { FormServer } from './support/form-server'
import { waitUntilHydrated, wake } from './support/hydrated'
import { failure, holdUp, listRuntime, recordScripts, retry } from './support/missing-scripts'

/** The five forms when a script doesn't arrive: they say so, and work as they do without JavaScript. */
const pages = {
  contact: '/contact',
  'account-delete': '/account-delete',
  'account-reset': '/account-reset',
  education: '/education',
  'android-beta': '/android-beta-invite',
}
const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => main(page).getByRole('form').getByRole('textbox', { name: /email/i })
const compose = (page: Page) => main(page).getByRole('button', { name: 'Continue in your email app' })
const instructions = (page: Page) => main(page).getByText('This form needs JavaScript.')

async function expectInstructions(page: Page) {
  await expect(failure(page)).toContainText(/write to support@\S+ yourself\. What you typed stays here\./)
  await expect(instructions(page)).toBeVisible()
  await expect(instructions(page).getByRole('link', { name: /^support@/ })).toHaveAttribute('href', /^mailto:support@/)
  await expect(compose(page)).toBeHidden()
}

async function expectForm(page: Page) {
  await waitUntilHydrated(page)
  await expect(compose(page)).toBeVisible()
  await expect(instructions(page)).toBeHidden()
  await expect(failure(page)).toHaveCount(0)
}

test("if any script is missing, the form works, or there's a message with the address and a working Retry", async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const files = await recordScripts(browser, pages.contact)
  const needed = listRuntime(pages.contact)
  expect(files).toEqual(expect.arrayContaining(needed))
  for (const file of files) {
    await test.step(file, async () => {
      const page = await browser.newPage()
      await page.route(`**${file}`, (route) => route.abort())
      await page.goto(pages.contact)
      await wake(page)
      if (needed.includes(file)) {
        await expectInstructions(page)
        await page.unroute(`**${file}`)
        await retry(page).click()
      }
      await expectForm(page)
      await page.close()
    })
  }
})

for (const [id, path] of Object.entries(pages)) {
  test(`${id} shows the address when a script is missing, and keeps what was typed`, async ({ page }) => {
    const [file] = listRuntime(path)
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto(path)
    await email(page).fill('petra@example.org')
    await expectInstructions(page)
    await expect(email(page)).toHaveValue('petra@example.org')
    expect(await findAxeViolations(page)).toEqual([])
    await page.unroute(`**${file}`)
    await retry(page).click()
    await expectForm(page)
    await expect(email(page)).toHaveValue('petra@example.org')
  })
}

test("the continue button explains after five seconds what it's waiting for, and works once that arrives", async ({
  page,
}) => {
  const file = listRuntime(pages.contact).at(-1) ?? ''
  await page.clock.install()
  const release = await holdUp(page, file)
  await page.goto(pages.contact, { waitUntil: 'domcontentloaded' })
  await compose(page).click()
  await expect(instructions(page)).toBeHidden()
  // The loader is there, and has begun to wait.
  await expect(page.locator('script[data-runtime]').first()).toBeAttached()
  await page.clock.fastForward(5000)
  await expectInstructions(page)
  await email(page).fill('petra@example.org')
  release()
  await expectForm(page)
  await expect(email(page)).toHaveValue('petra@example.org')
})

test('a form with an action is checked by the browser and posted', async ({ page }) => {
  const [file] = listRuntime(pages.contact)
  const endpoint = await FormServer.start()
  endpoint.reply = { status: 303, location: '/message-sent' }
  // Chromium treats a page that was changed on its way as one from the open internet.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(pages.contact, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/(<form\b[^>]*) method="dialog"/, `$1 method="post" action="${endpoint.url}"`)
      .replace(/(connect-src|form-action) 'self'/g, `$1 'self' ${new URL(endpoint.url).origin}`)
    await route.fulfill({ response, body: html })
  })
  await page.route(`**${file}`, (route) => route.abort())
  await page.goto(pages.contact)
  await wake(page)
  await expect(failure(page)).toBeVisible()
  await email(page).fill('petra@')
  await compose(page).click()
  await expect(page).toHaveURL(pages.contact)
  await email(page).fill('petra@example.org')
  await main(page).getByRole('combobox', { name: 'Topic' }).selectOption('Bug report')
  await main(page).getByRole('textbox', { name: 'Message' }).fill('It stopped.')
  await compose(page).click()
  await expect(page).toHaveURL('/message-sent')
  expect(endpoint.received).toHaveLength(1)
  endpoint.stop()
})
