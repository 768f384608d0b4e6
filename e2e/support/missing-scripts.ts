import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { readDeferredFiles } from '@/lib/publish/finish/runtime'
import { waitUntilHydrated } from './hydrated'

/** Finds the message about what didn't load, which the loader shows. */
export const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /Part of this page (?:didn’t load|is slow)|Some styles or scripts/ })
export const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' })

/** Returns the address of each script that the page at `path` requests, and of its data, in order. */
export async function recordScripts(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') || pathname === `${path.replace(/\?.*/, '')}.txt`) scripts.add(pathname)
  })
  await page.goto(path)
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  expect(scripts.size).toBeGreaterThan(5)
  return [...scripts]
}

/**
 * Returns the files without which the framework doesn't start, from the exported page: its data first, then the loader, and the scripts with the one that
 * starts the framework last. Others come later, when they're needed.
 */
export function listRuntime(path: string): string[] {
  const [, loader = '', list] =
    /<script src="([^"]*)"[^>]* data-files="([^"]*)"/.exec(readFileSync(`out${path}.html`, 'utf8')) ?? []
  const [data = '', ...scripts] = readDeferredFiles(list)
  expect(loader).toContain('/loader/')
  expect(scripts.length).toBeGreaterThan(5)
  return [data, loader, ...scripts]
}

/** Holds up one file. @returns a function that lets it through */
export async function holdUp(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${file}`, async (route) => {
    await isReleased
    await route.continue().catch(() => {})
  })
  return release
}
