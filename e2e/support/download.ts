import type { BrowserContext, Page } from '@playwright/test'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

/** What browsers say about the system they run on. `userAgentData` exists only in Chromium. */
const systems = {
  win: { platform: 'Win32', userAgent: windows },
  'Windows without a platform': { platform: '', userAgent: windows },
  'Windows on another platform': { platform: 'Linux x86_64', userAgent: windows },
  'Windows by its client hints': { platform: '', userAgent: mac, userAgentData: { platform: 'Windows' } },
  mac: { platform: 'MacIntel', userAgent: mac },
  linux: { platform: 'Linux x86_64', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
  ios: { platform: 'iPhone', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', maxTouchPoints: 5 },
  android: {
    platform: 'Linux armv8l',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
    maxTouchPoints: 5,
  },
  none: { platform: 'Linux x86_64', userAgent: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)' },
  'iPad as a Mac': { platform: 'MacIntel', userAgent: mac, maxTouchPoints: 5 },
}
export type System = keyof typeof systems

/** Makes the browser say that it runs on `system`, before any script of a page runs. */
export async function pretend(context: BrowserContext, system: System) {
  // Null, because undefined doesn't reach the page: the arguments of `addInitScript` are sent as JSON.
  const client = { maxTouchPoints: 0, userAgentData: null, ...systems[system] }
  await context.addInitScript((client) => {
    for (const [name, value] of Object.entries(client)) {
      Object.defineProperty(navigator, name, { configurable: true, get: () => value })
    }
  }, client)
}

/** Collects the requests to stores and the analytics events of all pages of the context. */
export async function watch(context: BrowserContext) {
  const seen = { opened: [] as string[], events: [] as unknown[] }
  await context.route(
    (url) => !url.host.startsWith('localhost'),
    async (route) => {
      seen.opened.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title><h1>Store</h1>' })
    },
  )
  await context.exposeFunction('tellTest', (...event: unknown[]) => void seen.events.push(event))
  await context.addInitScript(() => {
    Object.assign(window, {
      plausible: (name: string, options?: { props?: unknown }) =>
        (window as unknown as { tellTest: (...event: unknown[]) => void }).tellTest(name, options?.props ?? null),
    })
  })
  return seen
}

/** Stops the page's clock, so that its timers run only when a test says so: `page.clock.runFor(…)`. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

export const getTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
export const getStay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' })
