import { expect, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { findWebKit } from '../scripts/tools/install/webkit.mjs'
import { openWebKit, tabKey, type WebKitPage } from './support/webkit'

/** What only happens in Safari's engine. Without WebKitGTK it's skipped, and the summary of the full run says so. */
test.skip(!findWebKit(), 'WebKitGTK is not installed')
test.describe.configure({ mode: 'default' })

let page: WebKitPage
test.beforeAll(async () => {
  page = await openWebKit()
})
test.afterAll(() => page?.close())

const readFocus = () =>
  page.evaluate<string>('return (document.activeElement.textContent || document.activeElement.localName).trim()')

for (const { menu, next } of [
  { menu: 'Colour mode', next: 'Light' },
  { menu: 'Version of the documentation', next: currentVersion.label },
  // It lists one language, which isn't a link, so the focus moves to the next menu.
  { menu: 'Language', next: 'Colour mode' },
]) {
  test(`Tab moves on after a click on the menu "${menu}"`, async ({ baseURL }) => {
    await page.goto(`${baseURL}/docs/features/habits`)
    await page.press(tabKey)
    await expect.poll(() => page.evaluate('return document.documentElement.dataset.runtime')).toBe('ready')
    await page.click(`//summary[contains(., "${menu}")]`)
    await expect.poll(readFocus).toContain(menu)
    await page.press(tabKey)
    await expect.poll(readFocus).toMatch(new RegExp(`^${next}`))
  })
}

test('Tab moves into the answer after a click on a question', async ({ baseURL }) => {
  await page.goto(`${baseURL}/pricing`)
  const question = '//summary[h3][following-sibling::*//a]'
  await page.evaluate(
    `document.evaluate('${question}', document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )
  await page.click(question)
  await expect.poll(() => page.evaluate('return document.activeElement.localName')).toBe('summary')
  await page.press(tabKey)
  await expect.poll(() => page.evaluate('return document.activeElement.closest("details") !== null')).toBe(true)
  await expect.poll(() => page.evaluate('return document.activeElement.localName')).toBe('a')
})

test('on a phone, a table whose rows are cards is still a table', async ({ baseURL }) => {
  await page.resize(400, 800)
  await page.goto(`${baseURL}/docs/getting-started/privacy`)
  const table = '//table[.//td[@data-label]]'
  expect(await page.evaluate('return getComputedStyle(document.querySelector("td[data-label]")).display')).toBe('block')
  for (const [path, role] of [
    ['', 'table'],
    ['/thead', 'rowgroup'],
    ['/thead/tr', 'row'],
    ['/thead/tr/th', 'columnheader'],
    ['/tbody', 'rowgroup'],
    ['/tbody/tr', 'row'],
    ['/tbody/tr/th', 'rowheader'],
    ['/tbody/tr/td', 'cell'],
  ] as const) {
    expect(await page.getRole(table + path), path).toBe(role)
  }
})
