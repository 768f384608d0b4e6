import { type Browser, expect, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { findFirefox, findWebKit } from '../scripts/tools/install/engines.mjs'
import { type EnginePage, keys, type OpenPage } from './support/engine-page'
import { openFirefox } from './support/firefox'
import { pageKinds } from './support/pages'
import { openWebKit } from './support/webkit'

/** The same tests in three engines. Without Firefox or WebKitGTK, theirs are skipped, and the summary of the full run says so. */
const engines = [
  { name: 'Chromium', isInstalled: true, open: openChromium },
  { name: 'Firefox', isInstalled: Boolean(findFirefox()), open: () => openFirefox },
  { name: 'WebKit', isInstalled: Boolean(findWebKit()), open: () => openWebKit },
] as const

const habits = '/docs/features/habits'
const journal = '/docs/features/journal'
const weather = '/docs/features/weather'
const account = '/docs/getting-started/set-up-account'
const operation = '/api/tasks-api/create'

const palette = '//dialog[@aria-label="Search"][@open]'
const sidebarLink = (name: string) => `//nav[@aria-label="Documentation"]//a[normalize-space(.)="${name}"]`
const menu = (name: string) => `//summary[contains(., "${name}")]`

type Seen = { errors: string[]; shifts: string[]; frames: number }

/** Runs in each document before its own scripts: records errors, and whatever moves without the reader doing anything. */
function watch() {
  const seen: Seen = { errors: [], shifts: [], frames: 0 }
  Object.assign(window, { seen })
  // Firefox also runs this in its own empty documents, which have no storage.
  if (!location.protocol.startsWith('http')) return
  // Removes what this engine has and others lack.
  for (const name of JSON.parse(sessionStorage.getItem('lacks') ?? '[]')) Reflect.deleteProperty(window, name)
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      seen.errors.push(words.join(' '))
      write.apply(console, words)
    }
  }
  const note = ({ message, target }: ErrorEvent) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement
    seen.errors.push(message ?? `${src ?? href} didn't load`)
  }
  addEventListener('error', note, true)
  addEventListener('unhandledrejection', ({ reason }) => seen.errors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.errors.push(`${violatedDirective} forbids ${blockedURI}`),
  )
  const places = new WeakMap<Element, { x: number; y: number }>()
  const look = () => {
    seen.frames += 1
    requestAnimationFrame(look)
    // What hasn't been painted yet can't move. Firefox lays out text before its fonts are there, but doesn't draw it (budget.spec.ts measures fonts).
    if (document.fonts.status === 'loading') return
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return
    for (const element of document.querySelectorAll('h1, h2, h3, p, li, td, pre, figure, main a, header a, button')) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left, y: top + scrollY }
      const before = places.get(element)
      const isInView = width > 0 && height > 0 && top < innerHeight && top + height > 0
      if (!isInView || !element.checkVisibility({ visibilityProperty: true })) {
        places.delete(element)
        continue
      }
      if (before && (Math.abs(place.x - before.x) > 2 || Math.abs(place.y - before.y) > 2))
        seen.shifts.push(
          `${element.localName} "${element.textContent?.slice(0, 40)}" by ${place.x - before.x}, ${place.y - before.y}`,
        )
      places.set(element, place)
    }
  }
  requestAnimationFrame(look)
}

function openChromium(browser: Browser): OpenPage {
  return async (baseURL, script) => {
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: 'allow',
    })
    const page = await context.newPage()
    await page.addInitScript({ content: script })
    let log: string[] = []
    page.on('console', (message) => /warning|error/.test(message.type()) && log.push(message.text()))
    page.on('pageerror', ({ message }) => log.push(message))
    const names: Readonly<Record<string, string>> = {
      [keys.enter]: 'Enter',
      [keys.tab]: 'Tab',
      [keys.escape]: 'Escape',
      [keys.control]: 'Control',
      [keys.right]: 'ArrowRight',
      [keys.down]: 'ArrowDown',
    }
    const place = { x: 0, y: 0 }
    return {
      goto: async (address) => {
        await page.goto(baseURL + address)
      },
      reload: async () => {
        await page.reload()
      },
      back: async () => {
        await page.goBack()
      },
      forward: async () => {
        await page.goForward()
      },
      evaluate: (body) => page.evaluate(`(() => {${body}})()`),
      press: (...values) => page.keyboard.press(values.map((value) => names[value] ?? value).join('+')),
      move: async (x, y) => {
        Object.assign(place, { x, y })
        await page.mouse.move(x, y)
      },
      pressButton: () => page.mouse.click(place.x, place.y),
      resize: (width, height) => page.setViewportSize({ width, height }),
      takeLog: () => {
        const taken = log
        log = []
        return taken
      },
      close: () => context.close(),
    }
  }
}

/** Polls what a page shows. It waits for a long time, because three engines at once keep a small machine busy. */
const poll = <T>(read: () => Promise<T>, message?: string) => expect.poll(read, { message, timeout: 20_000 })

/** Firefox logs each request of a service worker that ends because the reader leaves the page, without its address. */
const isOfLeftPage = /^Failed to load ‘’. A ServiceWorker intercepted the request/

/** Returns what the tests of an engine do with its page. */
function drive(page: EnginePage) {
  const read = <T>(expression: string) => page.evaluate<T>(`return ${expression}`)
  const find = (xpath: string) =>
    `const nodes = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    const all = Array.from({ length: nodes.snapshotLength }, (_, index) => nodes.snapshotItem(index))
    const element = all.find((one) => one.checkVisibility())`
  /** Returns where the first visible element is, once it's in view and nothing covers it. */
  const locate = (xpath: string) =>
    page.evaluate<{ x: number; y: number } | null>(`${find(xpath)}
    if (!element) return null
    const measure = () => {
      const [box] = element.getClientRects()
      return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    }
    const { y } = measure()
    if (y < 80 || y > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const spot = measure()
    return element.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null`)
  const self = {
    /** Opens a page as someone who hasn't been here before. @param stored what's in the storage nevertheless */
    open: async (path: string, stored: Readonly<Record<string, string>> = {}, lacks: readonly string[] = []) => {
      await page.goto('/terms')
      await self.settle()
      await page.evaluate(`localStorage.clear(); sessionStorage.clear()
      sessionStorage.setItem('lacks', ${JSON.stringify(JSON.stringify(lacks))})
      for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`)
      page.takeLog()
      await page.goto(path)
    },
    /** Moves the pointer as a reader does, and waits until controls work. */
    wake: async () => {
      await expect(async () => {
        await page.move(3, 300)
        await page.move(4, 301)
        await expect.poll(() => read('document.documentElement.dataset.runtime'), { timeout: 2000 }).toBe('ready')
      }).toPass({ timeout: 30_000 })
    },
    click: async (xpath: string) => {
      let spot: { x: number; y: number } | null = null
      await poll(async () => {
        spot = await locate(xpath)
        return spot
      }, xpath).not.toBeNull()
      const { x, y } = spot ?? { x: 0, y: 0 }
      await page.move(x, y)
      await page.pressButton()
    },
    /** Types a text, and waits for each character, because WebKit's driver may deliver the first key after later ones. */
    type: async (text: string) => {
      for (const [index, character] of [...text].entries()) {
        await page.press(character)
        await poll(() => read<string>('document.activeElement.value')).toBe(text.slice(0, index + 1))
      }
    },
    /** Waits until an element is visible, or isn't. */
    expectShown: (xpath: string, isShown = true) =>
      poll(() => page.evaluate(`${find(xpath)}; return Boolean(element)`), xpath).toBe(isShown),
    expectPath: (path: string) => poll(() => read('location.pathname + location.search + location.hash')).toBe(path),
    expectTitle: (title: string) => poll(() => read('document.querySelector("h1").textContent')).toBe(title),
    expectFocus: (text: string) => poll(self.readFocus).toContain(text),
    readFocus: () => read<string>('(document.activeElement.textContent || document.activeElement.localName).trim()'),
    expectValue: (name: string, value: string) =>
      poll(() => read(`document.querySelector('main [name=${name}]').value`)).toBe(value),
    /** Waits until a script returns true. */
    expectThat: (expression: string) => poll(() => read(`Boolean(${expression})`), expression).toBe(true),
    /** Waits for a few frames after the page has loaded, to see whether anything still moves. */
    settle: async () => {
      await self.expectThat('document.readyState === "complete" && document.fonts.status === "loaded"')
      const frames = await read<number>('seen.frames')
      await self.expectThat(`seen.frames > ${frames + 3}`)
    },
    listErrors: async () =>
      [...(await read<string[]>('seen.errors')), ...page.takeLog()].filter((error) => !isOfLeftPage.test(error)),
    read,
  }
  return self
}

for (const { name, isInstalled, open } of engines) {
  test.describe(name, () => {
    test.skip(!isInstalled, `${name} is not installed`)
    test.describe.configure({ mode: 'default' })

    let page: EnginePage
    let act: ReturnType<typeof drive>
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await open(browser)(baseURL ?? '', `(${watch})()`)
      act = drive(page)
    })
    test.afterAll(() => page?.close())
    test.beforeEach(() => page.resize(1280, 900))

    test.describe('a page of each kind', { tag: '@full' }, () => {
      for (const [kind, path] of Object.entries(pageKinds)) {
        test(`${kind}: no errors, no layout shifts, and nothing is too wide`, async () => {
          for (const width of [360, 1440]) {
            await page.resize(width, 800)
            for (const theme of ['light', 'dark'] as const) {
              const where = `${theme}, ${width} px`
              await act.open(path, { theme })
              await act.wake()
              await act.settle()
              expect(await act.read('document.documentElement.dataset.theme'), where).toBe(theme)
              expect(await act.read('innerWidth'), where).toBe(width)
              expect(await act.read('document.documentElement.scrollWidth'), where).toBeLessThanOrEqual(width)
              expect(await act.read<string>('document.querySelector("main").textContent'), where).toMatch(/\w{3}/)
              const errors = await act.listErrors()
              // The browser itself reports the status of this page.
              expect(kind === 'not found' ? errors.filter((error) => !error.includes('404')) : errors, where).toEqual(
                [],
              )
              expect(await act.read('seen.shifts'), where).toEqual([])
            }
          }
        })
      }
    })

    test.describe('controls', { tag: '@full' }, () => {
      test.afterEach(async () => expect(await act.listErrors()).toEqual([]))

      test('the colour mode changes, and is kept after a reload', async () => {
        await act.open(habits, { theme: 'light' })
        await act.wake()
        await act.click(menu('Colour mode'))
        await act.click('//header//button[normalize-space(.)="Dark"]')
        await act.expectThat('document.documentElement.dataset.theme === "dark"')
        await page.reload()
        expect(await act.read('document.documentElement.dataset.theme')).toBe('dark')
        expect(await act.read('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
      })

      test('a menu opens with a click, and closes with Escape', async () => {
        await act.open(habits)
        await act.wake()
        const option = '//header//button[normalize-space(.)="Dark"]'
        await act.click(menu('Colour mode'))
        await act.expectShown(option)
        await page.press(keys.escape)
        await act.expectShown(option, false)
        await act.expectFocus('Colour mode')
      })

      test('the menu of a phone opens on the sidebar, goes back to the main menu, and closes', async () => {
        await page.resize(360, 800)
        await act.open(habits)
        await act.click('//button[@aria-label="Open menu"]')
        await act.expectShown('//dialog[@open]//a[normalize-space(.)="Journal"]')
        await act.click('//dialog[@open]//button[contains(., "Back to main menu")]')
        await act.expectShown('//dialog[@open]//a[normalize-space(.)="Pricing"]')
        await page.press(keys.escape)
        await act.expectShown('//dialog[@open]', false)
        await act.expectThat('document.activeElement.getAttribute("aria-label") === "Open menu"')
        await act.click('//button[@aria-label="Open menu"]')
        await act.click('//dialog[@open]//a[normalize-space(.)="Journal"]')
        await act.expectTitle('Journal')
        await act.expectShown('//dialog[@open]', false)
      })

      test('a tab opens with a click and with arrow keys, and stays open after a reload', async () => {
        await act.open(weather)
        const chosen = 'document.querySelector("[role=tab][aria-selected=true]").textContent'
        const first = await act.read<string>('document.querySelector("[role=tab]").textContent')
        const second = await act.read<string>('document.querySelectorAll("[role=tab]")[1].textContent')
        await act.click(`//*[@role="tab"][normalize-space(.)="${first}"]`)
        await act.expectThat(`${chosen} === ${JSON.stringify(first)}`)
        await page.press(keys.right)
        await act.expectThat(`${chosen} === ${JSON.stringify(second)}`)
        await act.expectFocus(second)
        await page.reload()
        await act.expectThat(`${chosen} === ${JSON.stringify(second)}`)
        expect(
          await act.read(
            '[...document.querySelectorAll("[role=tabpanel]")].filter((one) => one.offsetHeight > 0).length',
          ),
        ).toBe(await act.read('document.querySelectorAll("[role=tablist]").length'))
      })

      test('code is copied, and can be pasted', async () => {
        await act.open(operation)
        await act.wake()
        await act.click('//button[@aria-label="Copy code"]')
        await act.expectShown('//*[@role="status"][normalize-space(.)="Copied"]')
        await page.press(keys.control, 'k')
        await act.expectThat('document.activeElement.matches("dialog input")')
        await page.press(keys.control, 'v')
        await act.expectThat('document.activeElement.value.includes("curl")')
      })

      test('the palette opens with a click, finds a page and leads to it', async () => {
        await act.open('/pricing')
        await act.wake()
        await act.click('//header//a[contains(., "Search")]')
        await act.expectThat('document.activeElement.matches("dialog input")')
        await act.type('habits')
        await act.expectShown(`${palette}//*[@role="option"][@aria-selected="true"][contains(., "Habits")]`)
        await page.press(keys.enter)
        await act.expectTitle('Habits')
        await act.expectShown(palette, false)
      })

      test('the palette opens with a key, moves with arrows, and returns the focus', async () => {
        await act.open(habits)
        await act.wake()
        await page.press(keys.control, 'k')
        await act.expectThat('document.activeElement.matches("dialog input")')
        await act.type('task')
        const selected = `[...document.querySelectorAll('dialog[open] [role=option]')].findIndex((one) => one.ariaSelected === 'true')`
        // A later list begins with its first result again.
        await act.expectThat(
          `[...document.querySelectorAll('dialog[open] mark')].some((one) => /^task/i.test(one.textContent))`,
        )
        await act.expectThat(`${selected} === 0`)
        await page.press(keys.down)
        await act.expectThat(`${selected} === 1`)
        await page.press(keys.escape)
        await act.expectThat('document.activeElement.value === ""')
        await page.press(keys.escape)
        await act.expectShown(palette, false)
        await act.expectThat('document.activeElement === document.body || !document.activeElement.closest("dialog")')
      })

      test('the words of a search are marked until Escape is pressed', async () => {
        await act.open(`${account}?_highlight=password`)
        const marked = `[...(CSS.highlights.get('search-term') ?? [])].map(String)`
        await act.expectThat(`${marked}.length > 0 && ${marked}.every((word) => /^password$/i.test(word))`)
        await act.expectPath(account)
        await page.press(keys.escape)
        await act.expectThat(`${marked}.length === 0`)
      })

      test('another version of the documentation opens at the same page', async () => {
        await act.open(journal)
        await act.wake()
        await act.click(menu('Version of the documentation'))
        await act.click('//a[starts-with(normalize-space(.), "1.x")]')
        await act.expectPath('/docs/1.x/features/journal')
        await act.expectTitle('Journal')
      })

      test('a form keeps what was typed, and lists what is missing', async () => {
        await act.open('/contact')
        await act.wake()
        await act.click('//main//input[@name="name"]')
        await act.type('Ada')
        await act.click('//main//form//button[@type="submit"]')
        await act.expectThat('document.querySelectorAll("main form [aria-invalid=true]").length > 0')
        await page.reload()
        await act.expectValue('name', 'Ada')
      })

      test('links open pages without a full load, and so do back and forward', async () => {
        await act.open(habits)
        await act.wake()
        await act.read('window.isFirst = true')
        await act.click(sidebarLink('Journal'))
        await act.expectTitle('Journal')
        await act.expectPath(journal)
        await act.click('//header//a[normalize-space(.)="Pricing"]')
        await act.expectTitle('Pricing')
        await page.back()
        await act.expectTitle('Journal')
        await page.back()
        await act.expectTitle('Habits')
        await page.forward()
        await act.expectTitle('Journal')
        await act.expectPath(journal)
        expect(await act.read('window.isFirst')).toBe(true)
      })

      test('a reload with a hash shows its section', async () => {
        await act.open(habits)
        const id = await act.read<string>('[...document.querySelectorAll("main h2[id]")].at(-1).id')
        const isInView = `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.getElementById('${id}').getBoundingClientRect())`
        await act.open(`${habits}#${id}`)
        await act.expectThat(isInView)
        await act.wake()
        await page.reload()
        await act.expectThat(isInView)
        await act.wake()
        await act.expectThat(isInView)
        await act.expectPath(`${habits}#${id}`)
      })

      test('a key pressed before the runtime loads opens the palette, and nothing typed is lost', async () => {
        await act.open(habits)
        await page.press(keys.control, 'k')
        await act.expectThat('document.activeElement.matches("dialog input")')
        await act.type('journal')
        await act.expectShown(`${palette}//*[@role="option"][contains(., "Journal")]`)
      })

      test('a click before the runtime loads takes effect once it has', async () => {
        await act.open(habits)
        await act.click('//header//a[contains(., "Search")]')
        await act.expectShown(palette)
        await act.expectPath(habits)
      })

      test('text typed into a form before the runtime loads stays there', async () => {
        await act.open('/contact')
        await act.click('//main//input[@name="name"]')
        await act.type('Ada')
        await act.wake()
        await act.expectValue('name', 'Ada')
      })
    })

    // Safari loses its place most easily, so the quick run tries it there.
    test.describe('the keyboard after a click', { tag: name === 'WebKit' ? [] : '@full' }, () => {
      test('Tab moves into the answer after a click on a question', async () => {
        await act.open('/pricing')
        await act.click('//summary[h3][following-sibling::*//a]')
        await act.expectThat('document.activeElement.localName === "summary"')
        await page.press(keys.tab)
        await act.expectThat('document.activeElement.closest("details") && document.activeElement.localName === "a"')
      })

      for (const [label, next] of [
        ['Colour mode', 'Light'],
        ['Version of the documentation', currentVersion.label],
        // It lists one language, which isn't a link, so the focus moves to the next menu.
        ['Language', 'Colour mode'],
      ] as const) {
        test(`Tab moves on after a click on the menu "${label}"`, async () => {
          await act.open(habits)
          await act.wake()
          await act.click(menu(label))
          await act.expectFocus(label)
          await page.press(keys.tab)
          await poll(act.readFocus).toMatch(new RegExp(`^${next}`))
        })
      }
    })

    test.describe('a feature that not every engine has', { tag: '@full' }, () => {
      test.afterEach(async () => expect(await act.listErrors()).toEqual([]))

      test('prefetch: without it, the files load on the first input', async () => {
        await act.open(habits)
        await act.settle()
        const links = 'document.querySelectorAll("link[rel=prefetch]").length'
        if (name === 'Chromium') await act.expectThat(`${links} > 3`)
        else expect(await act.read(links)).toBe(0)
        const scripts = 'document.querySelectorAll("script[data-runtime][src]").length'
        expect(await act.read(scripts)).toBe(0)
        await act.wake()
        expect(await act.read(scripts)).toBeGreaterThan(3)
      })

      test('Trusted Types: without them, the policy still prevents markup from running scripts', async () => {
        await act.open(habits)
        await page.evaluate(`const element = document.createElement('div')
        document.body.append(element)
        try { element.innerHTML = '<img src="/none.png" onerror="window.hasRun = true">' } catch { window.isRefused = true }
        const script = document.createElement('script')
        try { script.textContent = 'window.hasRun = true'; element.append(script) } catch {}`)
        await act.settle()
        expect(await act.read('Boolean(window.hasRun)')).toBe(false)
        expect(await act.read('Boolean(window.isRefused)')).toBe(await act.read('"trustedTypes" in window'))
        // The test itself has caused these errors.
        expect((await act.listErrors()).length).toBeGreaterThan(0)
        await page.evaluate('seen.errors.length = 0')
      })

      test('rel="expect": without it, nothing moves once the page is drawn', async () => {
        await act.open(habits)
        expect(await act.read('document.querySelector("link[rel=expect]").getAttribute("href")')).toBe('#navbar')
        await act.settle()
        expect(await act.read('seen.shifts')).toEqual([])
      })

      test("until-found: an engine that doesn't know it still hides a closed tab", async () => {
        await act.open(weather)
        await act.expectThat(
          '[...document.querySelectorAll("[role=tabpanel][hidden]")].every((one) => one.innerText === "" || one.offsetHeight === 0)',
        )
        expect(await act.read('document.querySelector("[role=tabpanel][hidden]").getAttribute("hidden")')).toBe(
          'until-found',
        )
      })

      test('the highlight registry: without it, matched words are wrapped in a mark element', async () => {
        await act.open(`${account}?_highlight=password`, {}, ['Highlight'])
        await act.expectThat('document.querySelector("main mark")')
        await act.wake()
        await page.press(keys.escape)
        await act.expectThat('!document.querySelector("main mark")')
      })

      test('the Navigation API: without it, links, back and forward still work', async () => {
        await act.open(habits, {}, ['navigation'])
        await act.wake()
        expect(await act.read('Boolean(window.navigation)')).toBe(false)
        await act.click(sidebarLink('Journal'))
        await act.expectTitle('Journal')
        await page.back()
        await act.expectTitle('Habits')
        await page.forward()
        await act.expectTitle('Journal')
      })
    })

    if (name !== 'WebKit') return
    test('on a phone, a table whose rows are cards is still a table', async () => {
      await page.resize(400, 800)
      await act.open('/docs/getting-started/privacy')
      expect(await act.read('getComputedStyle(document.querySelector("td[data-label]")).display')).toBe('flow-root')
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
        expect(await page.getRole?.(`//table[.//td[@data-label]]${path}`), path).toBe(role)
      }
    })
  })
}
