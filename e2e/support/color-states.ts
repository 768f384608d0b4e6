import { expect, type Locator, type Page } from '@playwright/test'
import { form, openForm, topic } from './forms'
import { openHydrated } from './hydrated'
import { field, openPalette, palette } from './search'

/** Puts a page into a state that colour shows, and returns what to take a picture of. */
type ColorState = (page: Page) => Promise<Locator>

const main = (page: Page) => page.getByRole('main')
const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true }).filter({ visible: true })

/** Opens a page, lets its script respond to `act`, and returns a part of the page. */
function on(path: string, find: (page: Page) => Locator, act?: (page: Page) => Promise<unknown>): ColorState {
  return async (page) => {
    await openHydrated(page, path)
    await act?.(page)
    return find(page)
  }
}

/** Returns a drawing of the app, which keeps its own colours. */
const drawing = (path: string, name: RegExp) => on(path, (page) => page.getByRole('img', { name }).first())

/** Returns an open menu whose current choice is marked. The text behind its round corners changes, so it's hidden. */
const menu = (path: string, summary: string): ColorState => {
  const find = (page: Page) => page.locator('details', { has: page.locator('summary', { hasText: summary }) })
  return on(
    path,
    (page) => find(page).locator(':scope > :not(summary)'),
    async (page) => {
      await find(page).locator('summary').click()
      await main(page)
        .locator('article, section')
        .evaluateAll((parts) => {
          for (const part of parts) part.style.visibility = 'hidden'
        })
    },
  )
}

const steps = (page: Page) =>
  main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('radio') })
    .first()

/**
 * The states of exported pages that colour shows, by their names. The components that pages can use have theirs in the gallery. Archived pages and the app's
 * drawings rarely change, so most pictures show those.
 */
export const colorStates: Readonly<Record<string, ColorState>> = {
  'current page of the navbar': on('/pricing', (page) => page.getByRole('banner')),
  'focused link': on(
    '/pricing',
    (page) => nav(page, 'Main'),
    async (page) => {
      await nav(page, 'Main').getByRole('link', { name: 'Releases' }).focus()
      await page.keyboard.press('Tab')
    },
  ),
  'colour mode': menu('/pricing', 'Colour mode'),
  'current page of the sidebar': on('/docs/1.x/features/journal', (page) => nav(page, 'Documentation')),
  'current section': on('/docs/1.x/features/journal#limits', (page) => nav(page, 'On this page').last()),
  'chosen version': menu('/docs/1.x/features/journal', 'Version of the documentation'),
  'archived version': on('/docs/1.x/features/journal', (page) =>
    page.getByRole('complementary', { name: 'Archived version' }),
  ),
  'found word': on('/docs/1.x/features/journal?_highlight=markdown', (page) =>
    main(page).getByText('Keep one page for each day').first(),
  ),
  'chosen step': on('/docs/features/app-lock', steps, (page) =>
    steps(page).getByRole('radio', { name: 'Show the picture of step 2' }).check(),
  ),
  'keys of the visitor': on('/docs/keyboard-shortcuts', (page) => main(page).getByRole('table').first()),
  'current list of releases': on('/releases/platform/linux', (page) => nav(page, 'Lists of releases')),
  'checked filter': menu('/releases/platform/linux', 'Platform'),
  'current page of a list': on('/releases/page/2', (page) => nav(page, 'Pages of releases')),
  'method and scope': on('/api/tasks-api/delete', (page) =>
    main(page).locator('[data-method]').first().locator('xpath=../..'),
  ),
  'selected tab': on('/api/tasks-api/create', (page) => page.getByRole('tablist', { name: 'Language' })),
  'chosen price': on('/pricing', (page) =>
    main(page).getByRole('radio').first().locator('xpath=ancestor::*[fieldset or @role="group"][1]'),
  ),
  'recommended plan': on('/pricing', (page) => page.getByRole('article', { name: 'Premium' }).locator('xpath=..')),
  'active suggestion': async (page) => {
    await openPalette(page, '/pricing')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
    return palette(page)
  },
  'chosen area': on('/search?q=notebooks&ctx=docs&version=1.x', (page) => page.getByRole('group', { name: 'Area' })),
  'archived version of the search': on('/search?q=notebooks&ctx=docs&version=1.x', (page) =>
    page.getByRole('combobox', { name: 'Version of the documentation' }).locator('xpath=..'),
  ),
  'found words': on('/search?q=notebooks&ctx=docs&version=1.x', (page) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('mark') })
      .first(),
  ),
  'invalid fields': async (page) => {
    await openForm(page, '/contact')
    await form(page).getByRole('button', { name: 'Continue in your email app' }).press('Enter')
    await expect(page.locator('input[role=combobox]')).toBeVisible()
    return form(page)
  },
  'active topic': async (page) => {
    await openForm(page, '/contact')
    await expect(page.locator('input[role=combobox]')).toBeVisible()
    // By keyboard, because the list may open below the pointer, which would choose an option, too.
    await topic(page).press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    return page.getByRole('listbox')
  },
  'blocks and events': drawing(
    '/docs/features/tasks/scheduling/time-blocking',
    /^Calendar: Thursday 12 November \(2.h 30.min planned/,
  ),
  'days of habits': drawing('/docs/features/habits', /^Habits \(Last 14 days\)/),
  moods: drawing('/docs/features/mood-tracker', /^Mood/),
  'rounds of a timer': drawing('/releases/0.19', /\d:\d\d/),
  switches: drawing('/docs/features/app-lock', /^Settings Privacy/),
}
