import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { readBuildSettings } from '../lib/site/build-settings.mjs'
import { waitUntilHydrated } from './support/hydrated'
import { pageKinds } from './support/pages'

/**
 * Limits for a first visit, taken from the benchmark: the bytes of scripts and style sheets (gzip) and of fonts (as they are), and the number of requests.
 * The style sheet arrives after the first pointer move; the rules that the first view uses are in the HTML, which `runtime.spec.ts` limits. The limit of the
 * style sheet leaves room for a few more components, because editors add some.
 */
const budget = { script: 165 * 1024, stylesheet: 17 * 1024, font: 45 * 1024, requests: 20 }

/**
 * Pages made of sections share one style sheet, whichever sections they contain: the timeline, the press kit and the phone of the download page are in it
 * too. The contact form's select is loaded on demand.
 */
const sections = { ...budget, script: 169.5 * 1024, stylesheet: 19.25 * 1024 }
const own: Partial<Record<keyof typeof pageKinds, typeof budget>> = {
  home: sections,
  pricing: sections,
  download: sections,
  comparison: sections,
  terms: sections,
  contact: { ...sections, script: 204.5 * 1024, stylesheet: 19.75 * 1024 },
  // It has the code of the search page next to that of the palette's frame.
  search: { ...budget, script: 165.5 * 1024 },
}

/** If the runtime starts at once, which isn't published, the style sheet also has the rules of the fonts. Otherwise, they're in the HTML. */
const fontRules = readBuildSettings(process.env).defersRuntime ? 0 : 256

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

async function visit(page: Page, path: string) {
  const sizes = { script: 0, stylesheet: 0, font: 0, requests: 0 }
  const counted: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    // A prefetched file comes from the cache later, under its own type.
    if (type === 'other' && /\.(?:js|txt)$/.test(response.url())) return
    sizes.requests += 1
    if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return
    counted.push(
      response.body().then((body) => {
        sizes[type] += type === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto(path)
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(counted)
  return sizes
}

/**
 * Records what moves in `window.shifts`, each time with the value and the elements that moved. Values under 0.01 (a tenth of what counts as good) are left
 * out: on a slow processor, the parser pauses in the middle of a line or a table, and what's painted by then still grows.
 */
function recordShifts() {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] }
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`)
      if (value >= 0.01) shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [kind, path] of Object.entries(pageKinds)) {
  const limit = own[kind as keyof typeof pageKinds] ?? budget
  test(`a first visit of the ${kind} page stays within its budget`, async ({ page }) => {
    const sizes = await visit(page, path)
    expect(sizes.script).toBeLessThanOrEqual(limit.script)
    expect(sizes.stylesheet).toBeLessThanOrEqual(limit.stylesheet + fontRules)
    expect(sizes.font).toBeLessThanOrEqual(limit.font)
    expect(sizes.requests).toBeLessThanOrEqual(limit.requests)
  })

  // The quick run measures the kinds whose layouts differ most.
  const isTypical = ['home', 'documentation', 'api operation', 'download'].includes(kind)
  for (const viewport of [desktop, phone]) {
    const title = `nothing moves while the ${kind} page loads at ${viewport.width} px`
    test(title, { tag: isTypical ? [] : '@full' }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(recordShifts)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
    })
  }
}

test('the browser gets no compiled MDX', () => {
  // With the loader, React's copy of the page is in the file next to it.
  for (const ending of ['html', 'txt']) {
    const file = `out/docs/features/tasks/work-in-progress-limit.${ending}`
    expect(readFileSync(file, 'utf8'), file).not.toContain('var Component=(')
  }
})
