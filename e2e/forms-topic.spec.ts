import { expect } from '@playwright/test'
import { email, form, message, openForm, openWithAction, send, sentBody, test, topic } from './support/forms'

test.describe('the topic', () => {
  /** Words of react-select that stand in no other script. */
  const isRichSelect = (script: string) => script.includes('press Escape to exit the menu')

  test('is chosen with the keyboard alone', async ({ page }) => {
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
    await openForm(page, '/contact')
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
    await openForm(page, '/education')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).not.toContain(true)
    await openForm(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(await Promise.all(found)).toContain(true)
  })
})
