import { expect, type Page } from '@playwright/test'

/** Opens a page like a reader who moves the pointer before anything else, and waits until its controls respond. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

/** Moves the pointer, which the runtime waits for. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Wakes the runtime and waits for it, after a full load that something else started. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // The page may still be on its way.
  await expect(async () => {
    await wake(page)
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready', { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

/** Matches what the router fetches to show a page: `/a.txt` itself, and the files next to it that a prefetch requests. */
export const isDataOf = (path: string) => (url: URL) =>
  url.pathname.endsWith('.txt') && (url.pathname === `${path}.txt` || url.pathname.startsWith(`${path}/__next.`))

/** Marks the document, so that a test can tell whether it was replaced. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstDocument: true }))

/** Returns whether the marked document is still there, which means that no full load has happened. */
export const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window)
