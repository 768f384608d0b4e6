import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only what fails is looked at, and only that is written out; hundreds of pages are.
  resultTypes: ['violations'],
  iframes: false,
  selectors: true,
}

/**
 * What axe finds wrong on the page as it stands, one line a fault; WCAG 2.2 A and AA and best practices. axe runs in the page itself: its Playwright
 * package opens another page for each, which costs as much as the look.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Not as a script element: the site's policy would rightly refuse it.
  await page.evaluate(source)
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run(given)
    return violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))
  }, options)
  return violations.flatMap(({ id, help, targets }) =>
    targets.map((target) => `${new URL(page.url()).pathname}: ${id} (${help}) at ${target}`),
  )
}
