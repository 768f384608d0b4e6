import { expect, type Page } from '@playwright/test'
import {
  chooseTopic,
  chosenTopic,
  email,
  fillIn,
  form,
  message,
  openForm,
  openWithAction,
  send,
  sentBody,
  test,
  topic,
} from './support/forms'
import { openHydrated, waitUntilHydrated } from './support/hydrated'

const reportedPage = (page: Page) => form(page).getByLabel('Page (optional)', { exact: true })
const reportedVersion = (page: Page) => form(page).getByLabel('Version of the documentation')

test.describe('the topic', () => {
  /** Looks for text that only react-select's script contains. */
  const isRichSelect = (script: string) => script.includes('press Escape to exit the menu')

  test('can be chosen with only the keyboard', async ({ page }) => {
    await openForm(page, '/contact')
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

  test('is chosen by "Apply" on the affiliate page, and stays changed if the visitor changes it', async ({ page }) => {
    await openHydrated(page, '/affiliate')
    await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expect(chosenTopic(page, 'Affiliate programme')).toBeVisible()
    await page.reload()
    await waitUntilHydrated(page)
    await expect(chosenTopic(page, 'Affiliate programme')).toBeVisible()
    await chooseTopic(page, 'Press')
    await page.reload()
    await waitUntilHydrated(page)
    await expect(chosenTopic(page, 'Press')).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click()
    await expect(chosenTopic(page, 'Affiliate programme')).toBeVisible()
  })

  test('is chosen by a link that loads the page, once, and keeps the message that was typed before', async ({
    page,
  }) => {
    await openForm(page, '/contact')
    await fillIn(page)
    await openForm(page, '/contact?topic=affiliate&a=1')
    await expect(chosenTopic(page, 'Affiliate programme')).toBeVisible()
    await expect(message(page)).toHaveValue('It stopped.\nThen it went on.')
    await expect(page).toHaveURL('/contact?a=1')
    await chooseTopic(page, 'Something else')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/contact?a=1')
    await expect(chosenTopic(page, 'Something else')).toBeVisible()
  })

  test("isn't chosen by a link to a topic that doesn't exist", async ({ page }) => {
    await openForm(page, '/contact?topic=rug&message=Typed')
    await expect(page.locator('input[role=combobox]')).toBeVisible()
    await expect(chosenTopic(page, 'Select...')).toBeVisible()
    await expect(message(page)).toHaveValue('')
  })

  test('is a problem with a page, with its address and version, if the reader reports one', async ({ page }) => {
    await openHydrated(page, '/docs/1.x/features/journal')
    await page.getByRole('link', { name: 'Report a problem with this page' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(chosenTopic(page, 'Problem with a page of this website')).toBeVisible()
    await expect(reportedPage(page)).toHaveValue('/docs/1.x/features/journal')
    await expect(reportedVersion(page)).toHaveValue('1.x')
    await page.reload()
    await waitUntilHydrated(page)
    await expect(reportedPage(page)).toHaveValue('/docs/1.x/features/journal')
    await reportedPage(page).fill('')
    await expect(reportedPage(page)).toBeVisible()
    await message(page).focus()
    await expect(reportedPage(page)).toBeHidden()
  })

  test("doesn't accept a page of another site", async ({ page }) => {
    await openForm(page, '/contact?topic=page&page=//evil.example/docs/x&version=%3Cb%3E')
    await expect(chosenTopic(page, 'Problem with a page of this website')).toBeVisible()
    await expect(reportedPage(page)).toBeHidden()
    await expect(reportedVersion(page)).toBeHidden()
    await expect(reportedPage(page)).toHaveValue('')
  })

  test('stays in the same place when the rich select takes over', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      if (isRichSelect(await response.text())) await released
      await route.fulfill({ response })
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await openForm(page, '/contact')
    const before = await Promise.all([topic(page).boundingBox(), message(page).boundingBox()])
    release()
    await expect(page.locator('input[role=combobox]')).toHaveCount(1)
    expect((await message(page).boundingBox())?.y).toBe(before[1]?.y)
    expect(before[0]?.height).toBe(48)
  })

  test("remains a native select if the rich one can't be loaded", async ({ page, endpoint }) => {
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

  test("doesn't load its script on other pages with a form", async ({ page }) => {
    const found: Promise<boolean>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) found.push(response.text().then(isRichSelect))
    })
    await openForm(page, '/education')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).not.toContain(true)
    await openForm(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).toContain(true)
  })
})
