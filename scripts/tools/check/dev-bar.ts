import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'
import { findAxeViolations } from '@/e2e/support/axe'
import { currentVersion } from '@/lib/site/versions'
import { type DevSession, until } from './dev-session'

/** The page to edit, and the first line of its first section. */
export type Edited = { file: string; href: string; section: string }

/** Checks what the bar says about a page, that it follows a save, that former addresses lead to their pages, and that it's gone where there's no page and no problem. */
export async function followEditorsBar(session: DevSession, { file, href, section }: Edited): Promise<void> {
  const { page } = session
  const words = 'Before you weave, see'
  await session.open(href)
  const bar = page.getByRole('complementary', { name: "Editor's bar" })
  const links = bar.getByRole('button', { name: /links? out/ })
  const before = Number.parseInt(await links.innerText(), 10)
  session.edit(file, section, `${words} [the prices](/pricing).\n\n${section}`)
  await bar.getByRole('button', { name: `${before + 1} links out` }).click()
  await page.getByRole('region', { name: 'Links of this page' }).getByRole('link', { name: /pric/i }).waitFor()
  await bar.getByRole('button', { name: 'Card' }).click()
  const card = bar.getByRole('img', { name: 'The card of this page' })
  await until('the card is drawn', () => card.evaluate((image: HTMLImageElement) => image.naturalWidth === 1200))
  await followCardCode(session, card)
  await bar.getByRole('button', { name: 'Card' }).click()
  await seeBarAccessible(session, bar)
  await session.open(`/docs/${currentVersion.id}/features/habits?from=mail#streaks`)
  await page.waitForURL((url) => url.href.endsWith('/docs/features/habits?from=mail#streaks'))
  await session.open('/gallery')
  await page.waitForLoadState('networkidle')
  assert.equal(await bar.getByRole('button').count(), 0, "the gallery isn't a page, so the bar has to be empty")
  session.restore()
  // The next step opens the page, and a change while React takes it over would differ from what the server has sent.
  await until('the page is as it was', async () => !(await session.text(href)).includes(words))
}

/** Checks that the open card is drawn again, differently, after a change of the code that draws it. */
async function followCardCode(session: DevSession, card: Locator): Promise<void> {
  const read = () =>
    card.evaluate(async (image: HTMLImageElement) =>
      (await fetch(image.src)).arrayBuffer().then((data) => data.byteLength),
    )
  const before = await card.getAttribute('src')
  const size = await read()
  session.edit('components/og/OgCard.tsx', '{title}', '{title.toUpperCase()}')
  await until('the bar asks for the card again', async () => (await card.getAttribute('src')) !== before)
  assert.notEqual(await read(), size, 'the card has to be drawn by the changed code')
}

/** Checks each panel with axe in both themes, and that forced colours still show which button is open. */
async function seeBarAccessible({ page }: DevSession, bar: Locator): Promise<void> {
  const buttons = bar.getByRole('listitem').getByRole('button', { name: /problem|words|links? out|^Card$|^Search$/ })
  const readBorder = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderColor)
  // tsx names functions with a helper that it defines in its own modules only.
  await page.evaluate('globalThis.__name = (named) => named')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const button of await buttons.all()) {
      await button.click()
      assert.deepEqual(await findAxeViolations(page), [])
      await button.click()
    }
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: 'active' })
  const first = buttons.first()
  const closed = await readBorder(first)
  await first.click()
  assert.notEqual(await readBorder(first), closed, 'forced colours hide which button is open')
  await first.click()
  await page.emulateMedia({ forcedColors: null })
}
