import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only violations are read, so only they are written out. That matters with hundreds of pages.
  resultTypes: ['violations'],
  iframes: false,
  selectors: true,
}

/** The rules whose results can differ between themes. Themes also swap some pictures, but the alternative texts are the same. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns what axe finds wrong on the page as it is, one line per violation. It checks WCAG 2.2 A and AA and best practices, or only `rules`.
 * axe runs in the page itself, because its Playwright package opens another page each time, which takes as long as the check.
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Not as a script element, because the site's policy would rightly block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(given)
      const find = (target: unknown) => document.querySelector(String(target))?.closest('[data-device]')?.parentElement
      /** The bottom of the picture of a release cuts off the app. For axe, it isn't cut off, and covers or is covered by what's below the picture. */
      const isBelowPicture = ({ target, any }: AxeResults['violations'][number]['nodes'][number]) => {
        const related = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.target))
        const picture = [target, ...related].map(find).find(Boolean)
        const bottom = document.querySelector(String(target))?.getBoundingClientRect().bottom ?? 0
        return !!picture && bottom > picture.getBoundingClientRect().bottom
      }
      return violations.map(({ id, help, nodes }) => {
        const wrong = nodes.filter((node) => id !== 'color-contrast' || !isBelowPicture(node))
        return { id, help, targets: wrong.map(({ target }) => target.join(' ')) }
      })
    },
    rules ? { ...options, runOnly: [...rules] } : options,
  )
  return violations.flatMap(({ id, help, targets }) =>
    targets.map((target) => `${new URL(page.url()).pathname}: ${id} (${help}) at ${target}`),
  )
}
