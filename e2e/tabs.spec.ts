import { expect, test } from '@playwright/test'

const weather = '/docs/features/weather'
const asSystem = (platform: string, userAgent: string) => ({ platform, userAgent })
const systems = [
  { name: 'Windows and macOS', ...asSystem('Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)') },
  { name: 'Linux', ...asSystem('Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)') },
  { name: 'iOS and Android', ...asSystem('Linux armv8l', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile') },
]

for (const { name, userAgent, platform } of systems) {
  test(`platform tabs open at ${name} for ${userAgent}`, async ({ browser }) => {
    const context = await browser.newContext({ userAgent })
    await context.addInitScript((value) => Object.defineProperty(navigator, 'platform', { get: () => value }), platform)
    const page = await context.newPage()
    await page.goto(weather)
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
    await context.close()
  })
}

test('arrow keys choose a tab, and the choice is kept on the next page', async ({ page }) => {
  await page.goto(weather)
  const tabs = page.getByRole('tab')
  await tabs.first().click()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('a platform chosen in a table of shortcuts is applied on every page before the first paint', async ({ page }) => {
  await page.goto('/docs/keyboard-shortcuts')
  const chooser = page.getByRole('button', { name: 'macOS' }).first()
  await expect(chooser).toHaveAttribute('aria-pressed', 'false')
  const lead = page.getByRole('main').getByText('To see this list in the app, press')
  await expect(lead).toContainText('Ctrl', { useInnerText: true })
  await chooser.click()
  await expect(chooser).toHaveAttribute('aria-pressed', 'true')
  await expect(lead).toContainText('⌘', { useInnerText: true })
  await page.goto('/docs/getting-started/installation')
  await expect(page.getByRole('tab', { name: 'macOS', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Windows', exact: true }).click()
  await page.goto('/docs/keyboard-shortcuts')
  await expect(page.getByRole('button', { name: 'Windows, Linux' }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(lead).toContainText('Ctrl', { useInnerText: true })
})

test('text in a closed tab is found by the browser and opens it', async ({ page }) => {
  await page.goto(weather)
  await page.getByRole('tab', { name: 'Windows and macOS' }).click()
  const closed = page.locator('[role=tabpanel][hidden]').first()
  await expect(closed).toHaveAttribute('hidden', 'until-found')
  await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(page.locator('[role=tabpanel]').filter({ hasText: 'available on Linux' })).toBeVisible()
})
