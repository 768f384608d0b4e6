import { expect, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { openHydrated } from './support/hydrated'
import { pageKinds } from './support/pages'

type Kind = keyof typeof pageKinds

const footer = `
- contentinfo:
  - navigation "Footer":
    - heading "In Stores" [level=2]
    - heading "Documentation" [level=2]
    - heading "Compare" [level=2]
    - heading "Help" [level=2]
    - heading "About" [level=2]`

const header = `
- link "Skip to main content"
- region "Announcement":
  - button "Close announcement"
- banner:
  - navigation "Main":
    - list:
      - listitem:
        - link "Documentation"
  - group: /Language/
  - group: /Colour mode/`

const manual = (version: string, sidebar: string, banner = '') => `
- group: /${version}/
- navigation "${sidebar}"
- main:${banner}
  - navigation "Breadcrumbs"
  - link "Copy page as Markdown"
  - status
  - article:
    - heading [level=1]
  - navigation "Previous and next page"
- navigation "On this page"`

const docs = (version: string, banner?: string) =>
  manual(`Version of the documentation.*${version}`, 'Documentation', banner)

const titled = (...parts: string[]) => `
- main:
  - article:
    - heading [level=1]${parts.map((part) => `\n    - ${part}`).join('')}`

/**
 * What a screen reader meets on each kind of page: landmarks, titles, controls and live regions, in order. The texts of the pages aren't part of it,
 * so that editors can change them.
 */
const outlines: Record<Kind, string> = {
  home: titled('heading [level=2]'),
  search: titled(
    'search:\n      - combobox "Version of the documentation"\n      - searchbox "Search for"\n      - button "Search"\n      - group "Area"',
    'navigation "Good places to start"',
  ),
  documentation: docs(`${currentVersion.label} current`),
  reference: docs(`${currentVersion.label} current`),
  privacy: docs(`${currentVersion.label} current`),
  archived: docs('1.x archived', '\n  - complementary "Archived version":\n    - paragraph'),
  releases: `
- main:
  - heading "Releases" [level=1]
  - navigation "Filter releases"
  - article
  - navigation "Pages of releases"
- navigation "Recent releases"`,
  release: `
- main:
  - navigation "Breadcrumbs"
  - link "Copy page as Markdown"
  - status
  - article:
    - heading [level=1]
  - navigation "In the documentation"
  - navigation "Previous and next release"
- navigation "Recent releases"`,
  'filtered releases': `
- main:
  - heading "Releases on iOS" [level=1]
  - navigation "Filter releases"
  - status: /Releases on iOS/
- navigation "Recent releases"`,
  'changes since a version': `
- main:
  - heading "What changed since 2.0" [level=1]
  - group "Filter changes":
    - combobox "Platform"
    - combobox "Area"
    - status: /changes/
  - heading "Breaking and removed" [level=2]
  - heading "New" [level=2]
  - heading "Improved" [level=2]
  - heading "Fixed" [level=2]
- navigation "On this page"`,
  'api overview': manual('Version of the API', 'API reference'),
  'api operation': `
- group: /Version of the API/
- navigation "API reference"
- main:
  - article:
    - navigation "Breadcrumbs"
    - link "Copy page as Markdown"
    - status
    - heading [level=1]
    - region "Samples"
    - navigation "Previous and next page"`,
  pricing: titled('region "Free and Premium"'),
  download: titled('table'),
  comparison: titled('table "Where the two differ"'),
  contact: titled(),
  terms: titled('navigation "On this page"'),
  'not found': titled('search:\n      - searchbox "Search the site"\n      - button "Search"'),
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`a screen reader reads the parts of the ${kind} page in order`, async ({ page }) => {
    await openHydrated(page, path)
    const outline = `${header}${outlines[kind as Kind]}${footer}`
    await expect(page.locator('body')).toMatchAriaSnapshot(outline, { timeout: 10_000 })
  })
}

test.describe('with more space between lines, letters and words', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true })

  test('the contact page fits into 320 px, even with the fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await openHydrated(page, '/contact')
    await page.addStyleTag({ content: '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('closing the announcement moves the focus on, and the colour menu closes after a choice', async ({ page }) => {
  await openHydrated(page, '/docs/features/habits')
  await page.getByRole('button', { name: 'Close announcement' }).press('Enter')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  const toggle = page.locator('summary').filter({ hasText: 'Colour mode' })
  await toggle.click()
  await page.getByRole('button', { name: 'Dark' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Dark' })).toBeHidden()
  await expect(toggle).toBeFocused()
})
