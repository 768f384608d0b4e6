import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/tools/install/chromium.mjs'
import { recordTimings, type Timings } from './record-timings'

/** A network connection and a processor that is `cpu` times slower than this one. Without `line`, the network isn't throttled. */
export type Profile = {
  name: string
  cpu: number
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number }
}

const kilobit = 1024 / 8

export const unthrottled: Profile = { name: 'unthrottled', cpu: 1 }

/** The second is Lighthouse's profile for phones (`mobileSlow4G`, with its factors for the DevTools protocol), but on a desktop screen. */
export const profiles: readonly Profile[] = [
  unthrottled,
  {
    name: 'slow 4G, CPU four times slower',
    cpu: 4,
    line: { latency: 562.5, downloadThroughput: 1474.56 * kilobit, uploadThroughput: 675 * kilobit },
  },
]

export type Visit = {
  firstPaint: number
  largestPaint: number
  shift: number
  /** Sum of the time beyond 50 ms that each task took, from the first paint until the untouched page was quiet. */
  blockingBefore: number
  /** The same, from the first pointer movement until the runtime was ready and the page was quiet. */
  blockingAfter: number
  requestsBeforeLoad: number
  kilobytesBeforeLoad: number
  kilobytesQuiet: number
  /** From the first pointer movement until controls respond. Undefined if the page loaded the runtime without waiting for that. */
  toReady: number | undefined
  clickToNextPage: number
  clickToNextPaint: number
  firstKeyToResult: number
  laterKeyToResult: number
}

/** @param more further arguments of the command */
export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  })

/** Visits a page with an empty cache, waits until it is quiet, then moves the pointer, follows a link, and searches. */
export async function visit(browser: Browser, origin: string, path: string, profile: Profile): Promise<Visit> {
  const { page, session, traffic } = await openPage(browser, profile)
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const untouched = await readTimings(page)
  const quiet = traffic.bytes()

  await startRuntime(page)
  const ready = await readTimings(page)

  // The pointer rests on the link before it's pressed, as a reader's does.
  const neighbour = page
    .getByRole('navigation', { name: /previous and next/i })
    .getByRole('link')
    .last()
  const link = (await neighbour.count())
    ? neighbour
    : page.getByRole('contentinfo').getByRole('link', { name: 'About us' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await link.click()
  await page.waitForFunction(() => window.timings.nextPainted > 0)
  const next = await readTimings(page)

  await page.keyboard.press('Control+k')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  for (const [index, letter] of ['h', 'a'].entries()) {
    await page.keyboard.press(letter)
    await page.waitForFunction((at) => window.timings.results[at] !== undefined, index)
    await page.waitForTimeout(300)
  }
  const { keys, results } = await readTimings(page)
  await session.detach()
  await page.context().close()

  return {
    firstPaint: untouched.firstPaint,
    largestPaint: untouched.largestPaint,
    shift: untouched.shift,
    blockingBefore: sumBlocking(untouched, untouched.firstPaint),
    blockingAfter: sumBlocking(ready, ready.firstInput),
    requestsBeforeLoad: traffic.requestsBeforeLoad(),
    kilobytesBeforeLoad: traffic.bytesBeforeLoad() / 1024,
    kilobytesQuiet: quiet / 1024,
    toReady: ready.ready > ready.firstInput ? ready.ready - ready.firstInput : undefined,
    clickToNextPage: next.nextPage - next.click,
    clickToNextPaint: next.nextPainted - next.click,
    firstKeyToResult: (results[0] ?? 0) - (keys[0] ?? 0),
    laterKeyToResult: (results[1] ?? 0) - (keys[1] ?? 0),
  }
}

/** Moves the pointer, as a reader does, and waits until the page responds and is quiet. */
export async function startRuntime(page: Page): Promise<void> {
  await page.mouse.move(400, 500)
  await page.mouse.move(410, 510)
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'ready')
  await page.waitForLoadState('networkidle')
}

/** Visits a page like `visit`, but measures only the time of its largest paint. */
export async function visitForLargestPaint(
  browser: Browser,
  origin: string,
  path: string,
  profile: Profile,
): Promise<number> {
  const { page } = await openPage(browser, profile)
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const { largestPaint } = await readTimings(page)
  await page.context().close()
  return largestPaint
}

export const readTimings = (page: Page): Promise<Timings> => page.evaluate(() => structuredClone(window.timings))

export function sumBlocking({ longTasks }: Timings, from: number): number {
  return longTasks.reduce((sum, [start, length]) => (start + length > from ? sum + length - 50 : sum), 0)
}

/** Opens a page in its own context, with an empty cache. `results` is as in `recordTimings`. */
export async function openPage(browser: Browser, { cpu, line }: Omit<Profile, 'name'>, results?: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(recordTimings, results)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Page.enable')
  if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, session, traffic: watchTraffic(session) }
}

/** Counts requests, and bytes as they went over the line, headers included. */
function watchTraffic(session: CDPSession) {
  const began = new Map<string, number>()
  const ended: { at: number; bytes: number }[] = []
  let load = Number.POSITIVE_INFINITY
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => began.set(requestId, timestamp))
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    ended.push({ at: timestamp, bytes: encodedDataLength }),
  )
  session.on('Page.loadEventFired', ({ timestamp }) => {
    load = Math.min(load, timestamp)
  })
  const sum = (parts: readonly { bytes: number }[]) => parts.reduce((total, { bytes }) => total + bytes, 0)
  return {
    requestsBeforeLoad: () => [...began.values()].filter((at) => at < load).length,
    bytesBeforeLoad: () => sum(ended.filter(({ at }) => at < load)),
    bytes: () => sum(ended),
  }
}
