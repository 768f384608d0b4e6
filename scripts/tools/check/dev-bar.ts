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

/** Checks the words, the reading grade, the last change and the incoming links, and that they follow a save. */
export async function seeFigures(session: DevSession, { file, href, section }: Edited): Promise<void> {
  const { page } = session
  const other = `content/docs/${currentVersion.id}/getting-started/support.mdx`
  const removeRepository = session.commit(file, 'content: add habits')
  await session.open(href)
  const bar = page.getByRole('complementary', { name: "Editor's bar" })
  const summary = await bar.getByRole('button', { name: /^\d+ words, grade \d+\.\d, 3 February 2026$/ }).innerText()
  const links = await bar.getByRole('button', { name: /links? out, \d+ in$/ }).innerText()
  const incoming = Number(/(\d+) in$/.exec(links)?.[1])
  session.edit(file, section, `You have woven six new words.\n\n${section}`)
  session.write(other, `${session.read(other)}\nYou can read [how to keep a streak](${href}).\n`)
  const words = Number.parseInt(summary, 10) + 6
  await bar.getByRole('button', { name: new RegExp(`^${words} words, grade \\d+\\.\\d, not committed$`) }).click()
  const change = "3 February 2026, Ada: content: add habits. The file has changes that aren't committed."
  await page.getByRole('region', { name: 'About this page' }).getByText(change).waitFor()
  await bar.getByRole('button', { name: `, ${incoming + 1} in` }).click()
  await page.getByRole('region', { name: 'Links of this page' }).getByText('/getting-started/support').waitFor()
  await bar.getByRole('button', { name: `, ${incoming + 1} in` }).click()
  removeRepository()
  session.restore()
  await until('the page is as it was', async () => !(await session.text(href)).includes('six new words'))
}

/** Checks that a misspelling hides no page, and that the bar and the terminal show it until it's fixed. */
export async function followSpelling(session: DevSession, { file, href, section }: Edited): Promise<void> {
  const { length } = session.said
  const typo = 'habbit'
  const hasSaid = (pattern: RegExp) => pattern.test(session.said.slice(length))
  await session.open(href)
  session.edit(file, section, `You can weave a ${typo}.\n\n${section}`)
  await session.page.getByText(`You can weave a ${typo}.`).waitFor()
  await session.seeReport(`"${typo}" isn't in the dictionary`)
  await until('the terminal names the misspelling', () =>
    hasSaid(new RegExp(`^${file}:\\d+:\\d+ {2}"${typo}" isn't in the dictionary`, 'm')),
  )
  session.restore()
  await session.seeNoReport()
  await until("the terminal says that it's fixed", () => hasSaid(/^All problems in the content are fixed\.$/m))
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
