import { currentVersion } from '@/lib/site/versions'
import type { Edited } from './dev-bar'
import { type DevSession, until } from './dev-session'

/** Checks that the palette explains that it can't search yet: a new clone has no index, and the server needs a while to make one. */
export async function seeSearchPrepared(session: DevSession, href: string): Promise<void> {
  const { page } = session
  await session.open(href)
  await page.locator('html[data-runtime=ready]').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('streak')
  await page.getByText('Search is being prepared').first().waitFor()
}

/**
 * Checks that a new heading can be found soon after a save, and no longer once it's gone. The editor's bar says that its results are older until then.
 * @param edited the page to edit, and the first line of its first section
 */
export async function followSearch(session: DevSession, { file, href, section }: Edited): Promise<void> {
  const { page } = session
  const index = `/search-index/titles-${currentVersion.id}-docs.json`
  // Asking for a file that isn't there yet makes the server render the 404 page, which slows down the indexing that we wait for.
  const isFound = async (heading: string) =>
    session.has(`public${index}`) && (await session.text(index)).includes(heading)
  await until('there is a search index', () => isFound('Habits'))
  await session.open(href)
  const button = page.getByRole('complementary', { name: "Editor's bar" }).getByRole('button', { name: 'Search' })
  await button.click()
  const panel = page.getByRole('region', { name: 'Search for this page' })
  const notice = panel.getByText('These results are from before your last save.')
  session.edit(file, section, `## Weave a quetzal\n\nWords.\n\n${section}`)
  await notice.waitFor()
  await until('the index has the new heading', () => isFound('Weave a quetzal'))
  await notice.waitFor({ state: 'hidden' })
  await panel.getByText('Weave a quetzal number 1').waitFor()
  await button.click()
  session.restore()
  await until('the index no longer has it', async () => !(await isFound('Weave a quetzal')))
}
