import type { Page } from '@playwright/test'

/** Opens a page and waits until the router has taken over: it then writes its state into the history. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

/** Waits for the router, after a full load that something else began. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.state?.__NA === true)
}

/** What the router fetches to show a page: `/a.txt` itself, and the files beside it that a prefetch asks for. */
export const isDataOf = (path: string) => (url: URL) =>
  url.pathname.endsWith('.txt') && (url.pathname === `${path}.txt` || url.pathname.startsWith(`${path}/__next.`))

/** Marks the document, so that a test can tell whether it was replaced. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstDocument: true }))

/** Whether the document marked is still there: no full load has happened. */
export const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window)
