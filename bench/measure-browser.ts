import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/support/chromium.mjs'
import { createStaticServer } from '../scripts/support/static-server.mjs'

const kinds = {
  home: '/',
  documentation: '/docs/features/habits',
  reference: '/docs/keyboard-shortcuts',
  privacy: '/docs/getting-started/privacy',
  archived: '/docs/1.x/features/habits',
  releases: '/releases',
  release: '/releases/2.0',
  'api operation': '/api/tasks-api/create',
  pricing: '/pricing',
  contact: '/contact',
  'not found': '/no/such/page',
}
const runs = 5

type Visit = { contentfulPaint: number; longestTask: number; shift: number; requests: number }

/** A table of what a first visit costs a browser, medians of five on an unthrottled line: ms, layout shift, requests. */
export async function measureBrowser(out: string): Promise<string[]> {
  const server = createStaticServer(out).listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const rows: string[] = []
  for (const [kind, path] of Object.entries(kinds)) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) visits.push(await visit(path))
    const median = (key: keyof Visit) => visits.map((entry) => entry[key]).sort((a, b) => a - b)[runs >> 1] ?? 0
    rows.push(
      `| ${kind} | ${median('contentfulPaint').toFixed(0)} | ${median('longestTask').toFixed(0)} | ${median('shift').toFixed(4)} | ${median('requests')} |`,
    )
  }
  await browser.close()
  server.close()
  return [
    `In the browser, medians of ${runs}, unthrottled:\n`,
    '| page | largest contentful paint, ms | longest task over 50 ms | layout shift | requests |',
    '|---|---|---|---|---|',
    ...rows,
  ]

  async function visit(path: string): Promise<Visit> {
    const page = await browser.newPage()
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    await page.addInitScript(() => {
      const seen = { contentfulPaint: 0, longestTask: 0, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.entryType === 'largest-contentful-paint') seen.contentfulPaint = entry.startTime
          if (entry.entryType === 'longtask') seen.longestTask = Math.max(seen.longestTask, entry.duration)
          if (entry.entryType === 'layout-shift') seen.shift += (entry as unknown as { value: number }).value
        }
      }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] })
    })
    await page.goto(`http://localhost:${port}${path}`)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'requests'> }).seen)
    await page.close()
    return { ...seen, requests }
  }
}
