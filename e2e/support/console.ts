import type { ConsoleMessage } from '@playwright/test'

/** Returns whether the site or the browser wrote a message. Playwright warns when it blocks the service worker (playwright.config.ts). */
export const isOfSite = (message: ConsoleMessage) => !message.text().includes('blocked by Playwright')
