import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { config } from '../lib/site/config.mjs'
import { findAxeViolations } from './support/axe'

const path = '/download'
const { stores } = config
/** The second in which a visitor may stay, as the page asks for it, and as long as a busy machine needs it to be in a test. */
const redirectDelay = { asked: 1000, given: 3000 }
const afterRedirect = redirectDelay.given + 1000

const systems = {
  win: { platform: 'Win32', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
  mac: { platform: 'MacIntel', userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' },
  linux: { platform: 'Linux x86_64', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
  ios: { platform: 'iPhone', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', maxTouchPoints: 5 },
  android: {
    platform: 'Linux armv8l',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
    maxTouchPoints: 5,
  },
  none: { platform: 'Linux x86_64', userAgent: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)' },
  'iPad as a Mac': { platform: 'MacIntel', userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 },
}
type System = keyof typeof systems

/** Makes the browser say that it runs on `system`, before any script of a page runs. */
async function pretend(context: BrowserContext, system: System) {
  const { platform, userAgent, maxTouchPoints = 0 } = { maxTouchPoints: 0, ...systems[system] }
  await context.addInitScript(
    (client) => {
      for (const [name, value] of Object.entries(client)) {
        Object.defineProperty(navigator, name, { configurable: true, get: () => value })
      }
    },
    { platform, userAgent, maxTouchPoints },
  )
}

/** Collects what is asked of the store, and the events that analytics is told of, over all pages of the context. */
async function watch(context: BrowserContext) {
  const seen = { opened: [] as string[], events: [] as unknown[] }
  await context.route(
    (url) => !url.host.startsWith('localhost'),
    async (route) => {
      seen.opened.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title><h1>Store</h1>' })
    },
  )
  await context.exposeFunction('tellTest', (...event: unknown[]) => void seen.events.push(event))
  await context.addInitScript(() => {
    Object.assign(window, {
      plausible: (name: string, options?: { props?: unknown }) =>
        (window as unknown as { tellTest: (...event: unknown[]) => void }).tellTest(name, options?.props ?? null),
    })
  })
  return seen
}

/** Keeps what the page asks timers for, and makes its second longer. */
async function stretchSecond(context: BrowserContext) {
  await context.addInitScript(({ asked, given }) => {
    const { setTimeout } = window
    const delays: number[] = []
    Object.assign(window, {
      delays,
      setTimeout: (handler: () => void, delay = 0) => {
        delays.push(delay)
        return setTimeout(handler, delay === asked ? given : delay)
      },
    })
  }, redirectDelay)
}

const getTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const getIntro = (page: Page) => page.getByText('Or, pick alternative version below...', { exact: true })
const getStay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' })

test.describe('what is shown', () => {
  for (const [system, store] of [
    ['win', stores.microsoft],
    ['mac', stores.mac],
    ['linux', stores.snap],
  ] as const) {
    test(`${system}: thanks, the badge of ${store.name} and the table`, async ({ page, context }) => {
      await pretend(context, system)
      await stretchSecond(context)
      await watch(context)
      await page.goto(path)
      await expect(getTitle(page)).toHaveText('Thank you!')
      if (system === 'mac') await getStay(page).click()
      const badge = page.getByRole('main').getByRole('link', { name: `Get ${config.name} from the ${store.name}` })
      await expect(badge).toHaveAttribute('href', store.url)
      await expect(getIntro(page)).toBeVisible()
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5)
    })
  }

  for (const [system, store] of [
    ['ios', stores.ios],
    ['android', stores.play],
    ['iPad as a Mac', stores.ios],
  ] as const) {
    test(`${system}: thanks and the badge of ${store.name} alone`, async ({ page, context }) => {
      await pretend(context, system)
      const seen = await watch(context)
      await page.goto(path)
      await expect(getTitle(page)).toHaveText('Thank you!')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', store.url)
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(getIntro(page)).toHaveCount(0)
      await page.waitForTimeout(afterRedirect)
      expect(seen.opened).toEqual([])
    })
  }

  test('none: that the app does not seem to be available, and the table', async ({ page, context }) => {
    await pretend(context, 'none')
    await page.goto(path)
    await expect(getTitle(page)).toHaveText(`${config.name} does not seem to be available for your platform`)
    await expect(page.getByRole('main').getByRole('link', { name: /^Get / })).toHaveCount(0)
    await expect(getIntro(page)).toHaveCount(0)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5)
  })

  for (const system of ['mac', 'ios', 'none'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${system}: axe finds nothing in the ${colorScheme} theme`, async ({ page, context }) => {
        await pretend(context, system)
        await stretchSecond(context)
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        if (system === 'mac') await getStay(page).click()
        await expect(getTitle(page)).toBeVisible()
        expect(await findAxeViolations(page)).toEqual([])
      })
    }
  }

  test('the title of the page is Download', async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/^Download \|/)
  })

  test('the table has every store and every direct file', async ({ page, context }) => {
    await pretend(context, 'win')
    await page.goto(path)
    for (const [platform, ...entries] of [
      ['Windows', 'Microsoft Store (recommended)', 'Installer (Universal)', 'Installer (x86)'],
      ['macOS', 'Mac App Store (recommended)', 'Installer (DMG, Universal)'],
      ['Linux', 'Snap Store (recommended)', 'AppImage (x86)'],
      ['iOS', 'App Store'],
      ['Android', 'Play Store'],
    ]) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: platform, exact: true }) })
      await expect(row.getByRole('listitem')).toContainText(entries)
      await expect(row.getByRole('listitem')).toHaveCount(entries.length)
    }
    await expect(page.getByRole('table').getByText('(recommended)')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Ignore Windows Defender warning' })).toBeVisible()
    for (const [name, suffix] of [
      ['Installer (Universal)', 'universal.exe'],
      ['Installer (x86)', 'x86.exe'],
      ['Installer (DMG, Universal)', 'universal.dmg'],
      ['AppImage (x86)', 'x86.AppImage'],
    ]) {
      const file = page.getByRole('table').getByRole('link', { name, exact: true })
      await expect(file).toHaveAttribute('href', new RegExp(`/${config.fileStem}-\\d+(\\.\\d+)+-${suffix}$`))
    }
  })
})

test.describe('before it is mounted', () => {
  test('the page is blank', async ({ request }) => {
    const html = await (await request.get(path)).text()
    const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? ''
    expect(main).toContain('<noscript>')
    const shown = main.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').replace(/<[^>]*>/g, '')
    expect(shown.trim()).toBe('')
  })

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`main is as high as the window, and nothing moves, at ${viewport.width} px`, async ({ page, context }) => {
      await pretend(context, 'win')
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const shifts: unknown[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry.toJSON())
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expect(getTitle(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
      const box = await page.getByRole('main').boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(viewport.height)
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the title and the whole table', async ({ page }) => {
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Download')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
      'Windows',
      'macOS',
      'Linux',
      'iOS',
      'Android',
    ])
    for (const { name, url } of Object.values(stores)) {
      await expect(page.getByRole('table').getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
    }
    await expect(page.getByText('Thank you!')).toHaveCount(0)
  })
})

test.describe('the redirect of a Mac', () => {
  test.beforeEach(async ({ context }) => {
    await pretend(context, 'mac')
    await stretchSecond(context)
  })

  test('opens the store after a second, once, and not again on going back', async ({ page, context }) => {
    const seen = await watch(context)
    await page.goto(path)
    await expect(getStay(page)).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(`The ${stores.mac.name} opens in a moment.`)
    await expect(page).toHaveURL(stores.mac.url)
    expect(seen.events).toEqual([['Mac App Store opened', null]])
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await page.waitForTimeout(afterRedirect)
    await expect(page).toHaveURL(path)
    expect(seen.opened).toEqual([stores.mac.url])
    expect(seen.events).toHaveLength(1)
  })

  test('waits a second', async ({ page, context }) => {
    await watch(context)
    await page.goto(path)
    await getStay(page).click()
    expect(await page.evaluate(() => (window as unknown as { delays: number[] }).delays)).toContain(redirectDelay.asked)
  })

  test('comes after a link within the site, too', async ({ page, context }) => {
    await watch(context)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click()
    await expect(page).toHaveURL(stores.mac.url)
  })

  const waysToStay: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['"Stay on this page"', (page) => getStay(page).click()],
    ['a key', (page) => page.keyboard.press('Tab')],
    [
      'hiding the page',
      (page) =>
        page.evaluate(() => {
          const setVisibility = (value: string) => {
            Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
            document.dispatchEvent(new Event('visibilitychange'))
          }
          setVisibility('hidden')
          setVisibility('visible')
        }),
    ],
    [
      'leaving and coming back out of the back-forward cache',
      (page) =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        }),
    ],
  ]
  for (const [name, act] of waysToStay) {
    test(`is cancelled by ${name}`, async ({ page, context }) => {
      const seen = await watch(context)
      await page.goto(path)
      await expect(getStay(page)).toBeVisible()
      await act(page)
      await expect(page.getByRole('status')).toHaveText('You stay on this page.')
      await expect(getStay(page)).toHaveCount(0)
      await page.waitForTimeout(afterRedirect)
      await expect(page).toHaveURL(path)
      expect(seen).toEqual({ opened: [], events: [] })
    })
  }

  test('gives the focus to the words that answer the button', async ({ page, context }) => {
    await watch(context)
    await page.goto(path)
    await getStay(page).click()
    await expect(page.getByRole('status')).toBeFocused()
  })

  test('is cancelled by a link to another page, and does not come on going back', async ({ page, context }) => {
    const seen = await watch(context)
    await page.goto(path)
    await expect(getStay(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Keyboard shortcuts' }).click()
    await expect(page).toHaveURL('/docs/keyboard-shortcuts')
    await page.waitForTimeout(afterRedirect)
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await page.waitForTimeout(afterRedirect)
    await expect(page).toHaveURL(path)
    expect(seen).toEqual({ opened: [], events: [] })
  })

  test('is cancelled by leaving for another address', async ({ page, context }) => {
    const seen = await watch(context)
    await page.goto(path)
    await expect(getStay(page)).toBeVisible()
    await page.goto('/docs/keyboard-shortcuts')
    await page.waitForTimeout(afterRedirect)
    await page.goBack()
    await expect(getTitle(page)).toHaveText('Thank you!')
    await page.waitForTimeout(afterRedirect)
    await expect(page).toHaveURL(path)
    expect(seen).toEqual({ opened: [], events: [] })
  })

  for (const [name, property, value] of [
    ['hidden', 'visibilityState', 'hidden'],
    ['prerendered', 'prerendering', true],
  ] as const) {
    test(`never begins in a ${name} page`, async ({ page, context }) => {
      const seen = await watch(context)
      await context.addInitScript(
        ([property, value]) => Object.defineProperty(document, property, { configurable: true, get: () => value }),
        [property, value] as const,
      )
      await page.goto(path)
      await expect(getTitle(page)).toHaveText('Thank you!')
      await page.waitForTimeout(afterRedirect)
      await expect(page).toHaveURL(path)
      expect(seen).toEqual({ opened: [], events: [] })
    })
  }
})

test.describe('analytics', () => {
  for (const [name, ...event] of [
    ['Installer (Universal)', 'Download', { platform: 'win' }],
    ['Installer (x86)', 'Download', { platform: 'win' }],
    ['Installer (DMG, Universal)', 'Download', { platform: 'mac' }],
    ['AppImage (x86)', 'Download', { platform: 'linux' }],
    ['Microsoft Store', 'Microsoft Store opened', null],
    ['Mac App Store', 'Mac App Store opened', null],
    ['Snap Store', 'Snap Store opened', null],
    ['App Store', 'App Store opened', null],
    ['Play Store', 'Play Store opened', null],
    [`Get ${config.name} from the Microsoft Store`, 'Microsoft Store opened', null],
  ] as const) {
    test(`hears of a click on ${name}`, async ({ page, context }) => {
      await pretend(context, 'win')
      const seen = await watch(context)
      await page.goto(path)
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect.poll(() => seen.events).toEqual([event])
    })
  }

  test('is not needed', async ({ page, context }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await context.route(
      (url) => !url.host.startsWith('localhost'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title>' }),
    )
    await pretend(context, 'mac')
    await page.goto(path)
    await expect(page).toHaveURL(stores.mac.url)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Play Store' }).click()
    await expect(page).toHaveURL(stores.play.url)
    expect(errors).toEqual([])
  })
})
