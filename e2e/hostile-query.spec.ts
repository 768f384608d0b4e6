import { type BrowserContext, expect, test } from '@playwright/test'
import { hostileQueries, hostileValues } from './support/hostile-values'
import { pageKinds } from './support/pages'

/** Every parameter that a page reads from its address. Each of them gets all values. */
const names = ['q', 'ctx', 'version', '_highlight', 'lang', 'area', 'platform', 'topic', 'page']
const paths = [
  pageKinds.search,
  pageKinds.documentation,
  pageKinds['api operation'],
  pageKinds.releases,
  pageKinds.contact,
  pageKinds.search,
]
const tabs = 2

test('hostile values in the query never become markup', async ({ browser }) => {
  test.setTimeout(240_000)
  expect(new Set(hostileValues).size).toBe(200)
  const context = await browser.newContext()
  // This test doesn't care what a page looks like.
  await context.route(/\.(?:woff2|svg|png)$/, (route) => route.abort())
  await context.addInitScript(() => {
    const outcome = { attacks: 0, violations: [] as string[] }
    Object.assign(window, { outcome, attacked: () => outcome.attacks++ })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      outcome.violations.push(`${effectiveDirective} ${sample}`)
    })
  })
  // The quick run tries every third value, which still covers all kinds of pages.
  const tried = process.env.E2E_FULL === '1' ? hostileQueries : hostileQueries.filter((_, index) => index % 3 === 0)
  const queue = tried.map((value, index) => ({ value, path: paths[index % paths.length] ?? '/' }))
  const faults = await Promise.all(Array.from({ length: tabs }, () => visitAll(context, queue)))
  await context.close()
  expect(faults.flat()).toEqual([])
})

async function visitAll(context: BrowserContext, queue: { value: string; path: string }[]): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('dialog', (dialog) => dialog.dismiss())
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { value, path } = next
    const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
    const response = await page.goto(`${path}?${query}`)
    if (response?.status() !== 200) faults.push(`${value}: status ${response?.status()}`)
    // Once the page shows the query, it has read its address.
    if (path === pageKinds.search) await expect(page.getByRole('main').getByRole('searchbox')).not.toHaveValue('')
    faults.push(...(await page.evaluate(findMarkup)).map((fault) => `${path} with ${value}: ${fault}`))
  }
  await page.close()
  return faults
}

/** Runs in the page once it's idle. Returns what the values would have become if they'd been taken as markup. */
async function findMarkup(): Promise<string[]> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  const { outcome } = window as unknown as { outcome: { attacks: number; violations: string[] } }
  const made = [...document.querySelectorAll('hostile-element, [data-hostile], base, iframe, object, mglyph')]
  const leads = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])
  const handlers = [...document.querySelectorAll('*')].filter(({ attributes }) =>
    [...attributes].some(
      ({ name, value }) => name.startsWith('on') || (leads.has(name) && /^\s*(?:javascript|data):/i.test(value)),
    ),
  )
  return [
    ...[...made, ...handlers].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...outcome.violations,
    ...(outcome.attacks ? [`ran ${outcome.attacks} times`] : []),
  ]
}
