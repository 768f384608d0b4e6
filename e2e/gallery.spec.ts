import { expect, type Page, test } from '@playwright/test'
import { partGroups } from '../lib/parts/index'
import { DevSession, until } from '../scripts/tools/check/dev-session'
import { findAxeViolations } from './support/axe'
import { colorStates } from './support/color-states'
import { waitUntilHydrated } from './support/hydrated'

/**
 * Compares pictures with stored ones, in the full run only: every state of every MDX component, and the states of exported pages that colour shows. After a
 * wanted change: E2E_FULL=1 npx playwright test e2e/gallery.spec.ts -u
 */
const screens = [360, 1024]
const looks = [
  { look: 'light', media: { media: 'screen', colorScheme: 'light', forcedColors: 'none' }, widths: screens },
  { look: 'dark', media: { media: 'screen', colorScheme: 'dark', forcedColors: 'none' }, widths: screens },
  { look: 'forced-colours', media: { media: 'screen', colorScheme: 'light', forcedColors: 'active' }, widths: screens },
  // As wide as A4 within the margins, with a dark theme that paper must not show.
  { look: 'print', media: { media: 'print', colorScheme: 'dark', forcedColors: 'none' }, widths: [672] },
] as const
/** The port of the development server. */
const port = Number(process.env.E2E_PORT ?? 4173) + 12

// A development session records its own trace. If Playwright records one too, the session can't start again after a failure, and the remaining groups are
// skipped.
test.use({ trace: 'off' })

const toFileName = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

let session: DevSession

/** The gallery exists in development only, so these tests start `npm run dev` on a copy of the sources. */
test.describe('components', () => {
  // The development server is shared, so there's only one worker.
  test.describe.configure({ mode: 'default' })
  test.setTimeout(300_000)

  test.beforeAll(async () => {
    // Limits for tests don't apply to hooks.
    test.setTimeout(300_000)
    session = await DevSession.start(port)
    await until('the gallery answers', async () => (await session.status('/gallery')) === 200)
  })
  test.afterAll(() => session.end())

  for (const [index, { title }] of partGroups.entries()) {
    const name = toFileName(title)
    test.describe(() => {
      test.beforeAll(async () => {
        test.setTimeout(300_000)
        // The first visit compiles what the browser asks for, and replaces style sheets while they load.
        await session.open(`/gallery?group=${index}`)
        await settle(session.page)
      })

      for (const { look, media, widths } of looks) {
        test(`${title}, ${look}`, async () => {
          const { page } = session
          await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
          for (const width of widths) {
            // On a busy machine, the page may keep its previous width. This test once waited four minutes for the new one.
            await expect(async () => {
              await page.setViewportSize({ width, height: 900 })
              expect(await page.evaluate(() => innerWidth)).toBe(width)
            }).toPass()
            // If only the width changes, the browser sometimes draws the page from tiles of the old width, so it's opened again.
            await session.open(`/gallery?group=${index}`)
            // Downloads and the list of topics only appear once JavaScript is running.
            await waitUntilHydrated(page)
            // In development, Next's own tools and the editor's bar cover part of the page.
            await page.addStyleTag({ content: 'nextjs-portal, .editorBar { display: none !important }' })
            await settle(page)
            // A number, not a share of the page: a page is so tall that one in a hundred pixels is more than a whole component.
            await expect
              .soft(page.getByRole('main'))
              .toHaveScreenshot(`${name}-${look}-${width}.png`, { maxDiffPixels: 200, animations: 'disabled' })
          }
          if (look === 'light' || look === 'dark') expect(await findAxeViolations(page)).toEqual([])
        })
      }
    })
  }
})

test.describe('states, forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
  for (const [name, reach] of Object.entries(colorStates)) {
    test(name, async ({ page }) => {
      // Fonts are optional: a page that gets them late does without. After this visit, they're in the cache.
      await page.goto('/404')
      await settle(page)
      const target = await reach(page)
      await settle(page)
      await expect(target).toHaveScreenshot(`${toFileName(name)}-forced-colours.png`, {
        // A missing border of a small control is only a few pixels.
        maxDiffPixels: 20,
        animations: 'disabled',
        // The number of posts changes with every release, and the text cursor blinks, because forced colours bring back what Playwright hides.
        mask: [target.locator('small'), target.locator('input[name=q]')],
      })
    })
  }
})

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))])
  })
}
