import { currentVersion } from '@/lib/site/versions'
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
 * Checks that a new heading can be found soon after a save, and no longer once it's gone.
 * @param file the page to edit
 * @param section the first line of its first section
 */
export async function followSearch(session: DevSession, file: string, section: string): Promise<void> {
  const index = `/search-index/titles-${currentVersion.id}-docs.json`
  // Asking for a file that isn't there yet makes the server render the 404 page, which slows down the indexing that we wait for.
  const isFound = async (heading: string) =>
    session.has(`public${index}`) && (await session.text(index)).includes(heading)
  await until('there is a search index', () => isFound('Habits'))
  session.edit(file, section, `## Weave a quetzal\n\nWords.\n\n${section}`)
  await until('the index has the new heading', () => isFound('Weave a quetzal'))
  session.restore()
  await until('the index no longer has it', async () => !(await isFound('Weave a quetzal')))
}
