import { expect, type Page, test } from '@playwright/test'
import { waitUntilHydrated, wake } from './support/hydrated'
import { pageKinds } from './support/pages'

/** A page contains the rules it uses, and the whole style sheet comes with the runtime (`lib/publish/finish/style.ts`). */

/** Properties that a missing rule would change. */
const properties = [
  ...[
    'display',
    'position',
    'color',
    'background-color',
    'background-image',
    'font',
    'letter-spacing',
    'line-height',
    'text-decoration-line',
  ],
  ...[
    'text-align',
    'margin',
    'padding',
    'border',
    'border-radius',
    'box-shadow',
    'width',
    'height',
    'opacity',
    'visibility',
    'overflow',
    'z-index',
  ],
  ...[
    'list-style',
    'gap',
    'grid-template-columns',
    'align-items',
    'justify-content',
    'fill',
    'stroke',
    'content',
    'transform',
    'cursor',
  ],
]

/** Returns the computed styles of every element and of its `::before` and `::after`, as one string each. */
const readStyles = (page: Page, selector = 'body, body *:not(script, noscript, link, style)') =>
  page.evaluate(
    ([names, wanted]) => {
      const elements = [...document.querySelectorAll(wanted)]
      return elements.flatMap((element) => {
        // What's in a closed menu has sizes only if it has ever been laid out.
        const known = element.checkVisibility() ? names : names.filter((name) => !['width', 'height'].includes(name))
        return [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const values = known.map((name) => `${name}: ${style.getPropertyValue(name)}`)
          return `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''} ${values.join('; ')}`
        })
      })
    },
    [properties, selector] as const,
  )

const findSheet = (page: Page) =>
  page.evaluate(
    () =>
      /href="([^"]+\.css)"/.exec(
        [...document.querySelectorAll('noscript')].map((element) => element.textContent).join(''),
      )?.[1] ?? '',
  )

/** Loads the whole style sheet of a page, as its runtime would. */
async function addSheet(page: Page): Promise<void> {
  const sheet = await findSheet(page)
  expect(sheet).toMatch(/\.css$/)
  await page.evaluate(
    (href) =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href,
          onload: resolve,
          onerror: reject,
        })
        document.head.append(link)
      }),
    sheet,
  )
}

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const look of [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ] as const) {
    const tag = kind === 'documentation' || kind === 'home' ? [] : '@full'
    const name = `the ${kind} page looks the same before its style sheet arrives, ${look.colorScheme} at ${look.width} px`
    test(name, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
      await page.goto(path)
      // A font that comes too late for the first page is used on the next one.
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      // These pages show something else once they know that the runtime isn't coming.
      if (['search', 'download'].includes(kind))
        await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed')
      await page.evaluate(() => document.fonts.ready)
      const before = await readStyles(page)
      await addSheet(page)
      const after = await readStyles(page)
      expect(after.length).toBe(before.length)
      expect(after.filter((style, index) => style !== before[index])).toEqual([])
    })
  }
}

/** What depends on text that hasn't arrived yet. */
const sizes = /(?<= )(?:width|height|grid-template-columns): [^;]*; ?/g

for (const [kind, path] of Object.entries(pageKinds)) {
  const tag = kind === 'documentation' || kind === 'home' ? [] : '@full'
  test(`the ${kind} page looks the same while only its first paragraph has arrived`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    const read = async () => {
      // If this machine is busy, our fonts come too late for one of the two pages, so both do without.
      await page.evaluate(() => document.documentElement.setAttribute('data-fonts', 'later'))
      return (await readStyles(page)).map((style) => style.replace(sizes, ''))
    }
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const whole = await read()
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const end = html.indexOf('<style id="text-start">')
      // Only a page that loads the runtime at once is painted as a whole.
      expect(end < 0).toBe(html.includes(' data-wanted=""'))
      await route.fulfill({ response, body: end < 0 ? html : html.slice(0, end) })
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const start = await read()
    expect(start.length).toBeGreaterThan(100)
    expect(start.filter((style, index) => style !== whole[index])).toEqual([])
  })
}

test('the rules leave the first paragraph, and come before a sheet that is there already', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/early.css' }))
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route('/early.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto('/docs/features/habits')
  await expect(page.locator('main style')).toHaveCount(0)
  await expect(page.locator('head > style + #text-start')).toHaveCount(1)
  await expect(page.locator('#text-start ~ link[href="/early.css"]')).toHaveCount(1)
})

test('text keeps its font when the style sheet comes after fonts that were too late', async ({ page }) => {
  const isAsked = new Set<string>()
  await page.route('**/*.woff2', async (route) => {
    const url = route.request().url()
    if (!isAsked.has(url)) {
      isAsked.add(url)
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
    await route.continue()
  })
  await page.goto('/docs/features/habits')
  await expect.poll(() => isAsked.size).toBe(2)
  await page.waitForLoadState('networkidle')
  const measure = () =>
    page
      .getByRole('main')
      .evaluate((main) => [...main.querySelectorAll('h1, h2, p > a')].map((own) => own.getBoundingClientRect().width))
  const before = await measure()
  await wake(page)
  await waitUntilHydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  expect(await measure()).toEqual(before)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
  await expect.poll(() => readFont(page)).toBe('Newsreader 16pt')
})

/** Returns the name of the font in which the title is drawn. */
async function readFont(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts[0]?.familyName
}

test('each style sheet is fetched once, on one page and while visiting pages of every kind', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/docs/features/habits')
  expect(fetched).toEqual([])
  await wake(page)
  await waitUntilHydrated(page)
  expect(fetched).toHaveLength(1)
  const banner = page.getByRole('banner')
  for (const [link, address] of [
    ['Pricing', '/pricing'],
    ['Releases', '/releases'],
    ['API', /\/api\//],
    ['Documentation', /\/docs\//],
    ['Pricing', '/pricing'],
  ] as const) {
    await banner.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([...new Set(fetched)])
  const links = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  expect(links).toEqual([...new Set(links)])
})

/** Kinds whose sheets differ. */
const kinds = {
  home: '/',
  documentation: '/docs/features/habits',
  releases: '/releases',
  release: '/releases/2.0',
  'api overview': '/api/overview',
  'api operation': '/api/tasks-api/create',
  pricing: '/pricing',
  comparison: '/compare/todoist-alternative',
  contact: '/contact',
  terms: '/terms',
}
/** Returns a walk through all ordered pairs: from the first to each other one and back, then from the second to each further one, and so on. */
const listSteps = (paths: readonly string[]) =>
  paths.flatMap((from, index) => [from, ...paths.slice(index + 1).flatMap((to) => [to, from])])

for (const { name, paths, tag } of [
  { name: 'four kinds', paths: [kinds.home, kinds.documentation, kinds['api operation'], kinds.pricing], tag: [] },
  { name: 'every kind', paths: Object.values(kinds), tag: '@full' },
]) {
  test(`a navigation from any of ${name} to any other has the same styles as a full load`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const read = async () => {
      // The pointer and the focus aren't where they are after a full load.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      // What's in a closed menu isn't laid out, and Chromium can crash when it's asked for those styles after a navigation.
      return readStyles(
        page,
        ':is(#navbar, main, footer) :not(details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)',
      )
    }
    const expected = new Map<string, { heading: string; styles: string[] }>()
    // A font that isn't in the cache yet may come too late for its first page.
    await page.goto(paths[0] ?? '/')
    await page.evaluate(() => document.fonts.ready)
    for (const path of paths) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await page.waitForLoadState('networkidle')
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      expected.set(path, { heading, styles: await read() })
    }
    let from = paths.at(-1)
    for (const path of listSteps(paths)) {
      if (path === from) continue
      const { heading, styles } = expected.get(path) ?? { heading: '', styles: [] }
      await page.evaluate((href) => (window as unknown as WithRouter).next.router.push(href), path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.poll(async () => compare(styles, await read()), { message: `${from} to ${path}` }).toEqual([])
      from = path
    }
  })
}

type WithRouter = { next: { router: { push: (href: string) => void } } }

/** Returns the first few differences. */
function compare(expected: readonly string[], found: readonly string[]): string[] {
  if (expected.length !== found.length) return [`${found.length} elements, not ${expected.length}`]
  const faults = expected.flatMap((style, index) => (style === found[index] ? [] : [`${style}\nbut ${found[index]}`]))
  return faults.slice(0, 3)
}
