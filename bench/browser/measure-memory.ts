import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser, startRuntime } from './visit'

/**
 * Returns the private memory, in megabytes, of the process that runs a page and its workers: once the page responds to input, and after a search has shown
 * results. Garbage is collected first, as it is on a phone that's short of memory. Each measurement starts a new browser, because another tab's process could
 * be mistaken for the page's. Returns "–" if the system has no `/proc`.
 */
export async function measureMemory(url: string): Promise<{ page: string; search: string }> {
  const browser = await launchBrowser('--js-flags=--expose-gc')
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(url)
    await startRuntime(page)
    const before = await readMemory(browser, page)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('habits')
    await page.locator('dialog [role=option] mark').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    return { page: before, search: await readMemory(browser, page) }
  } finally {
    await browser.close()
  }
}

async function readMemory(browser: Browser, page: Page): Promise<string> {
  await page.evaluate('gc()')
  for (const worker of page.workers()) await worker.evaluate('gc()')
  // The browser returns freed memory to the system a little later.
  await page.waitForTimeout(2000)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readPrivateKilobytes(id))
  await session.detach()
  const largest = Math.max(0, ...sizes)
  return largest > 0 ? (largest / 1024).toFixed(0) : '–'
}

function readPrivateKilobytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].reduce((total, [, size]) => total + Number(size), 0)
  } catch {
    return 0
  }
}
