import { expect, type Page, test } from '@playwright/test'
import { listAreas, toTitlesName } from '../lib/search/search-record'
import { currentVersion } from '../lib/site/versions'
import { findAxeViolations } from './support/axe'
import { indexFiles, openPalette, palette } from './support/search'

/** Tests each area of the index separately: if one doesn't load, the others still work, and searching in one doesn't load any other. */
const current = listAreas({ version: currentVersion.id }).map(({ context, version }) => ({
  context,
  file: toTitlesName(context, version),
}))
const labels = { docs: 'Documentation', api: 'API Reference', releases: 'Releases', site: 'Site' }
const words = 'habits'
const patience = { timeout: 30_000 }

/** The two places with a search, and how to search in each. */
const places = {
  page: {
    find: (page: Page) => page.getByRole('main'),
    ask: (page: Page) => page.goto(`/search?q=${words}`),
    field: (page: Page) => page.getByRole('searchbox', { name: 'Search for' }),
    hits: (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }),
  },
  palette: {
    find: palette,
    ask: async (page: Page) => {
      await openPalette(page, '/pricing')
      await page.keyboard.type(words)
    },
    field: (page: Page) => palette(page).getByRole('combobox', { name: 'Search' }),
    hits: (page: Page) => palette(page).getByRole('listbox').getByRole('option'),
  },
}

function recordTitles(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/search-index/titles-')) names.push(pathname.slice('/search-index/'.length))
  })
  return names
}

for (const [name, place] of Object.entries(places)) {
  for (const { context, file } of current) {
    test(`${name}: if ${context} doesn't load, the other areas still show results, and Retry loads it`, async ({
      page,
    }) => {
      await page.route(`**/search-index/${file}`, (route) => route.abort())
      await place.ask(page)
      const message = place.find(page).getByRole('alert').filter({ hasText: 'didn’t load' })
      await expect(message).toContainText(`Search in ${labels[context]} didn’t load.`, patience)
      await expect(place.hits(page).first()).toBeVisible()
      const area = place.find(page).getByRole('radio', { name: new RegExp(`^${labels[context]}`) })
      await expect(area).toHaveAccessibleName(labels[context])
      expect(await findAxeViolations(page)).toEqual([])
      await page.unroute(`**/search-index/${file}`)
      await message.getByRole('button', { name: 'Retry' }).click()
      await expect(area).toHaveAccessibleName(/\d+ results?$/, patience)
      await expect(message).toHaveCount(0)
      await expect(place.field(page)).toBeFocused()
    })
  }

  test(`${name}: if no area loads, a message says that the search couldn't be loaded`, async ({ page }) => {
    await page.route(indexFiles, (route) => route.abort())
    await place.ask(page)
    await expect(place.find(page).getByRole('alert')).toContainText('Search didn’t load.', patience)
  })
}

for (const { context, file } of current) {
  test(`a search of ${context} loads no other area until everything is selected`, async ({ page }) => {
    const requested = recordTitles(page)
    await page.goto(`/search?q=${words}&ctx=${context}`)
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /result/ }),
    ).toBeAttached(patience)
    expect(requested).toEqual([file])
    await page.getByRole('radio', { name: /^Everything/ }).check()
    await expect(page.getByRole('radio', { name: /^Everything \d+ results$/ })).toBeChecked(patience)
    expect(requested.toSorted()).toEqual(current.map((own) => own.file).toSorted())
  })
}

test("a search of one area doesn't need the others", async ({ page }) => {
  await page.route(indexFiles, (route) => (route.request().url().includes('-docs') ? route.continue() : route.abort()))
  await page.goto('/search?q=recurring&ctx=docs')
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: 'Recurring tasks' }).first()).toBeVisible(
    patience,
  )
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
