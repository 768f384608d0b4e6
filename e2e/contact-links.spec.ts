import { expect, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { entryPaths, listPagePaths } from './support/pages'
import { readDocument, readUnlinkedText } from './support/read-html'

test('the support address and the Idea Portal are links wherever a page mentions them', () => {
  const pattern = new RegExp(`${config.supportEmail.replaceAll('.', '\\.')}|Idea Portal`, 'i')
  const paths = listPagePaths().filter((path) => !entryPaths.includes(path))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => pattern.test(readUnlinkedText(readDocument(path))))).toEqual([])
})

test('both lead where they should', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: config.supportEmail }).first()).toHaveAttribute(
    'href',
    `mailto:${config.supportEmail}`,
  )
  await expect(main.getByRole('link', { name: /^Idea Portal/ })).toHaveAttribute('href', config.ideaPortal)
})
