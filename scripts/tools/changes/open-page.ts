import type { Browser, Page } from '@playwright/test'

/** How a page is shown. `width` is in pixels. */
export type Variant = { width: number; theme: 'light' | 'dark' }

/** How long scripts may take to start, in milliseconds. A busy machine can need seconds. */
const patience = 20_000

/**
 * Opens a page as pictures show it: with its fonts and images, without the preview's bar, and without the date of the last change, which says nothing about
 * the branch. If the page's scripts don't start, it's loaded once more.
 * @throws {Error} if they don't start then either, because the page would look as it does without JavaScript
 */
export async function openPage(browser: Browser, url: string, { width, theme }: Variant): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width > 500 ? 900 : 740 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  try {
    // Otherwise, whether a picture has the site's fonts would depend on how fast they load.
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('font-display:optional', 'font-display:block'),
      })
    })
    // tsx wraps functions in calls of this helper, which the page doesn't have.
    await page.addInitScript('globalThis.__name = (own) => own')
    await page.goto(url, { waitUntil: 'load' })
    if (!(await waitForScripts(page))) {
      await page.reload({ waitUntil: 'load' })
      if (!(await waitForScripts(page))) throw new Error('The scripts of the page didn’t start.')
    }
    await page.evaluate(prepare)
    return page
  } catch (error) {
    await page.close()
    throw error
  }
}

/** Waits for the framework on pages that start it at once. On others, it waits for the visitor. @returns whether it's there, if it has to be */
async function waitForScripts(page: Page): Promise<boolean> {
  const isWanted = await page.evaluate(() => document.querySelector('[data-runtime=now]') !== null)
  if (!isWanted) return true
  const isSettled = () => document.documentElement.dataset.runtime !== undefined
  await page.waitForFunction(isSettled, undefined, { timeout: patience }).catch(() => {})
  return page.evaluate(() => document.documentElement.dataset.runtime === 'ready')
}

/** Runs in the page. It only hides elements, because React would put removed ones back. */
async function prepare(): Promise<void> {
  const style = document.createElement('style')
  // There's no scrollbar in a picture, so its space would be an empty strip.
  style.textContent =
    '[role=region][aria-label=Preview] { display: none !important; } html { scrollbar-gutter: auto !important; }'
  document.head.append(style)
  for (const time of document.querySelectorAll('time')) {
    const line = time.parentElement
    // The comparison of texts leaves it out too (`lib/publish/changes/site-pages.ts`).
    if (line?.textContent?.startsWith('Last updated ')) line.style.visibility = 'hidden'
  }
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))])
}
