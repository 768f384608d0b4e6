import assert from 'node:assert/strict'
import { expect, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import { anyText, fuzz } from '../lib/testing/fuzz'
import { waitUntilHydrated } from './support/hydrated'
import { field, openPalette, options, palette } from './support/search'

const path = '/docs/features/habits'
const question = fc.oneof(
  anyText,
  fc.constantFrom('habits', 'work in progress', 'ctrl+k', '2.1.13'),
  anyText.map((text) => text.repeat(300)),
)

/** Collects what a page reports as wrong. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('dialog', (dialog) => dialog.dismiss().then(() => faults.push('a dialog')))
  return faults
}

test('no query causes an error in the palette, and the palette keeps working', async ({ page }) => {
  const faults = listenForFaults(page)
  await openPalette(page, path)
  const ask = async (text: string) => {
    faults.length = 0
    await field(page).fill(text)
    await expect(palette(page).locator('[aria-busy=true]')).toHaveCount(0)
    assert.deepEqual(faults, [])
  }
  await fuzz(question, ask, { weight: 4 })
  await ask('habits')
  await expect(options(page).first()).toBeVisible()
})

test('whatever the address and storage contain, a page shows its text and reports no errors', async ({ page }) => {
  const faults = listenForFaults(page)
  const visits = fc.record({
    // A longer address than hosts accept gets status 431 or 414, and no page.
    terms: fc.array(anyText, { maxLength: 3 }),
    hash: fc.string({ unit: 'binary' }),
    stored: fc.dictionary(
      fc.constantFrom(
        'theme',
        'code-wrap',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-docs',
        'docs-tab-platform',
        'docs-tab-language',
        'search-recent',
        'search-slash',
      ),
      fc.oneof(anyText, fc.json()),
    ),
  })
  await page.goto(path)
  const text = await page.getByRole('main').textContent()
  const visit = async ({ terms, hash, stored }: { terms: string[]; hash: string; stored: Record<string, string> }) => {
    faults.length = 0
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    // A page that only differs in its hash wouldn't load again.
    await page.goto('about:blank')
    const query = new URLSearchParams(terms.map((term) => ['_highlight', term]))
    await page.goto(`${path}?${query}#${encodeURIComponent(hash)}`)
    await waitUntilHydrated(page)
    assert.equal(await page.getByRole('main').textContent(), text)
    assert.deepEqual(faults, [])
  }
  await fuzz(visits, visit, { weight: 10 })
})
