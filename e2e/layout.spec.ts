import { expect, type Page, test } from '@playwright/test'
import { entryPaths, listPagePaths, listSamplePages } from './support/pages'

/** How pages fit into the width they have. */
const habits = '/docs/features/habits'
const phone = { width: 360, height: 740 }
const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Returns the words of up to 12 letters that break across lines in a table. Their column is too narrow, because another one takes its space. */
const listBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.parentElement?.closest('tbody') || text.parentElement.closest('code, .visuallyHidden')) continue
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}{3,12}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })

for (const path of [habits, '/pricing', '/releases/2.1']) {
  test(`a long address doesn't widen ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await page.evaluate(() => {
      for (const selector of ['h1', 'h2', 'p', 'li', 'td']) {
        const element = document.querySelector(`main ${selector}`)
        if (element) element.textContent += ` https://example.org/${'abcdefghij'.repeat(12)}`
      }
    })
    expect(await isWiderThanWindow(page)).toBe(false)
  })
}

test('pages and tables fit onto a phone even with the fallback fonts, whose letters may be wider', async ({ page }) => {
  test.setTimeout(300_000)
  const isFull = process.env.E2E_FULL === '1'
  const paths = isFull ? listPagePaths() : [...listSamplePages(), '/docs/common-questions', '/docs/subscriptions']
  await page.setViewportSize(phone)
  await page.route('**/*.woff2', (route) => route.abort())
  const wide: string[] = []
  const broken: string[] = []
  // Entry pages lead on to another page at once.
  for (const path of paths.filter((path) => !entryPaths.includes(path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    if (await isWiderThanWindow(page)) wide.push(path)
    for (const word of await listBrokenWords(page)) broken.push(`${path}: ${word}`)
  }
  expect(wide).toEqual([])
  expect(broken).toEqual([])
})

test('on a phone, each row of a wide table of facts is a card that labels its values', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/docs/getting-started/privacy')
  const tables = page.getByRole('region').filter({ hasText: 'Workflow, archived or not' })
  const [hidden, label] = await tables.evaluate((region) => {
    const cell = [...region.querySelectorAll('td')].find((td) => td.textContent === 'Workflow, archived or not')
    return [region.scrollWidth - region.clientWidth, cell && getComputedStyle(cell, '::before').content]
  })
  expect(hidden).toBe(0)
  expect(label).toBe('"Readable by the server"')
})

test('on a phone, all values of a card begin at the same place, after the names of their columns', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/docs/security-model')
  const table = page.getByRole('region', { name: /They can, They can’t|They can, They can't/ })
  const starts = await table.locator('td[data-label]').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return Math.round(text.getBoundingClientRect().x - cell.getBoundingClientRect().x)
    }),
  )
  expect(starts.length).toBeGreaterThan(8)
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(1)
  expect(starts[0]).toBeGreaterThan(80)
})

test('on a phone, each shortcut is next to what it does, one platform at a time', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/docs/keyboard-shortcuts')
  const tables = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'macOS' }) })
  const widths = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth))
  expect(new Set(widths)).toEqual(new Set([0]))
  const row = tables.first().getByRole('row', { name: /Open Quick Add/ })
  const keys = row.getByRole('cell', { name: 'Shift' })
  await expect(keys).toContainText('Alt')
  const [action, chord] = [await row.getByRole('rowheader').boundingBox(), await keys.boundingBox()]
  expect(chord?.x).toBeGreaterThan((action?.x ?? 0) + (action?.width ?? 0))
  await tables.first().getByRole('button', { name: 'macOS' }).click()
  await expect(keys).toContainText('⌃')
  // A chord that wraps has a box in each line.
  const lines = await tables
    .locator('kbd:first-child')
    .filter({ visible: true })
    .evaluateAll((kbds) => kbds.map((kbd) => kbd.parentElement?.getClientRects().length))
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('a table of two columns fits onto a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/docs/features/settings')
  const table = page.getByRole('region').filter({ hasText: 'All except Remove location from images' })
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
})

for (const path of [
  '/docs/getting-started/installation',
  '/docs/getting-started/privacy',
  '/docs/features/settings',
  '/docs/keyboard-shortcuts',
  '/docs/security-model',
  '/docs/subscriptions',
]) {
  test(`each table in ${path} fits next to the table of contents, and each text fits into its cell`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const overflows = await page
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.flatMap((region) =>
          [region, ...region.querySelectorAll('th, td')]
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.textContent),
        ),
      )
    expect(overflows).toEqual([])
  })
}

test('on a phone, the table of platforms lists those that have a feature, and screen readers hear of the others', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/docs/getting-started/installation')
  const table = page.getByRole('region').filter({ hasText: 'Google Assistant' })
  const cells = table.getByRole('row', { name: /^Device calendars/ }).getByRole('cell')
  await expect(cells).toHaveText(['No', 'Yes', 'No', 'Yes', 'Yes'].map((answer) => new RegExp(`${answer}$`)))
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
  const shown = boxes.filter(({ width }) => width > 1)
  expect(shown).toHaveLength(3)
  expect(new Set(shown.map(({ top }) => top)).size).toBe(1)
  expect(shown.at(-1)?.right).toBeLessThanOrEqual(phone.width)
})

test("an operation is on two lines where four columns don't fit, and is never cut off", async ({ page }) => {
  const table = page.getByRole('region', { name: 'Operations' })
  const row = table.getByRole('row', { name: /List tasks/ })
  for (const [width, isInTwoLines] of [
    [360, true],
    [1280, true],
    [1920, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/overview')
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    const [title, call] = [
      await row.getByRole('rowheader').boundingBox(),
      await row.getByRole('cell').first().boundingBox(),
    ]
    expect((call?.y ?? 0) > (title?.y ?? 0) + 10).toBe(isInTwoLines)
  }
})

test('on a phone, the claims of a comparison are one below the other, each after the name of its app', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/compare/todoist-vs-ticktick')
  const table = page.getByRole('table').first()
  const cells = table.getByRole('cell')
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
  const names = await cells.evaluateAll((all) => all.slice(0, 2).map((td) => getComputedStyle(td, '::before').content))
  expect(names).toEqual(['"Todoist"', '"TickTick"'])
  const weights = await cells.evaluateAll((all) => all.map((td) => getComputedStyle(td).fontWeight))
  expect(new Set(weights)).toEqual(new Set(['400']))
  await expect(table.getByRole('columnheader')).toHaveText(['Todoist', 'TickTick'])
})

test('a code in the list of sections wraps at the edge of its column', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/api/errors')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'unsupported_media_type' })
  expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('on a phone, each row of any other table with several columns is a card too', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  const table = page.getByRole('region', { name: 'Table: Name, What it contains, Stored when, Until' })
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
  const cell = table.getByRole('cell', { name: 'Light or dark' })
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"What it contains"')
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'What it contains', 'Stored when', 'Until'])
})

test('a reference page lists its sections next to its text, and collapsed above it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'How long we keep data' })
  await expect(link).toHaveAttribute('href', '#retention')
  const list = await contents.boundingBox()
  const text = await page.getByRole('heading', { name: 'Who is responsible' }).boundingBox()
  expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThan(text?.x ?? 0)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize(phone)
  await expect(contents).toBeHidden()
  await page.getByText('On this page').filter({ visible: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { name: 'How long we keep data' })).toBeInViewport()
})

test('the list of sections is at its beginning again when the page is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  // Without smooth scrolling, which would pass the first section on the way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/api/errors')
  const title = page.getByRole('navigation', { name: 'On this page' }).getByText('On this page')
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'true')
  await expect(title).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(title).toBeInViewport({ ratio: 1 })
})

test('in a list of sections longer than the screen, only the one being read shows its subsections', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/docs/common-questions')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'Import, Premium and the API' })).toBeVisible()
  await expect(contents.getByRole('link', { name: 'Can I get a refund?' })).toBeHidden()
  await contents.getByRole('link', { name: 'Import, Premium and the API' }).click()
  await contents.getByRole('link', { name: 'Can I get a refund?' }).click()
  await expect(page.getByRole('heading', { name: 'Can I get a refund?' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'What can you read?' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a long list of sections shows all subsections', async ({ page }) => {
    await page.goto('/docs/common-questions')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link', { name: 'Can I get a refund?' })).toBeVisible()
  })
})

test("the facts of a post are next to its text if there's room, and above it on a phone", async ({ page }) => {
  await page.goto('/releases/2.1')
  const date = page.getByText('16 September 2025')
  const picture = page.getByRole('main').getByRole('img').first()
  for (const [width, isBeside] of [
    [1440, true],
    [1024, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [facts, drawing] = [await date.boundingBox(), await picture.boundingBox()]
    expect((facts?.x ?? 0) + (facts?.width ?? 0) < (drawing?.x ?? 0)).toBe(isBeside)
    expect((facts?.y ?? 0) > (drawing?.y ?? 0)).toBe(isBeside)
  }
})

test('the contact form is next to the text on a desktop, and above it on a phone', async ({ page }) => {
  await page.goto('/contact')
  const measure = async (role: 'form' | 'heading', name: string) =>
    (await page.getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0 }
  for (const [width, isBeside] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const form = await measure('form', 'Contact form')
    const heading = await measure('heading', 'Where you may find a faster answer')
    expect(heading.x > form.x + 100).toBe(isBeside)
    expect(heading.y < form.y + 100).toBe(isBeside)
  }
})

test('on a phone, the areas of the search page have a row that scrolls, and the version is next to the title', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/search?q=timer')
  // The counts of the results widen the areas.
  await expect(page.getByText(/results, page 1/)).toBeVisible()
  const version = await page.getByLabel('Version of the documentation').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const toMiddle = (part: typeof title) => (part?.y ?? 0) + (part?.height ?? 0) / 2
  expect(Math.abs(toMiddle(title) - toMiddle(version))).toBeLessThan(8)
  const field = await page.getByRole('searchbox').boundingBox()
  const first = await page.getByText('Everything').boundingBox()
  expect(first?.x).toBeCloseTo(field?.x ?? 0, 0)
  const area = page.getByRole('radio', { name: /^Site/ })
  await area.focus()
  const box = await area.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? phone.width)).toBeLessThan(phone.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('the table of contents takes up the same space whichever section is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(habits)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const heights = await contents.evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')]
    return links.map((link) => {
      for (const other of links) other.toggleAttribute('aria-current', other === link)
      return nav.getBoundingClientRect().height
    })
  })
  expect(new Set(heights).size).toBe(1)
})

test('the breadcrumbs and "Copy page" share a row', async ({ page }) => {
  await page.goto(habits)
  const breadcrumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox()
  const copy = await page.getByRole('link', { name: 'Copy page' }).boundingBox()
  expect(copy?.y).toBeLessThan((breadcrumbs?.y ?? 0) + (breadcrumbs?.height ?? 0))
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeGreaterThan(breadcrumbs?.y ?? 0)
})

test('nothing cuts off the focus ring in the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(habits)
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  const link = sidebar.getByRole('link', { name: 'Keyboard shortcuts' })
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toHaveCSS('outline-style', 'solid')
  const room = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    let column = element.parentElement
    while (column && getComputedStyle(column).overflowY !== 'auto') column = column.parentElement
    const edge = column?.getBoundingClientRect().left ?? Number.NaN
    return (
      element.getBoundingClientRect().left - edge - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    )
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('a sidebar row in the menu is tall enough to tap', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(habits)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const row = page.getByRole('dialog').getByRole('link', { name: 'Mood tracker' })
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.describe('the app next to the home page title', () => {
  const find = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Sidebar: Search, Today/ })
  const isShown = (page: Page, text: string) => find(page).getByText(text, { exact: true }).isVisible()

  test('shows the whole app on a desktop and reaches the edge of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const box = await find(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1425)
    expect(box?.height).toBeCloseTo(520, 0)
    expect(await isShown(page, 'Synced')).toBe(true)
    expect(await isWiderThanWindow(page)).toBe(false)
  })

  for (const width of [360, 768]) {
    test(`shows a phone at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      expect(await isShown(page, 'Synced')).toBe(false)
      expect(await isShown(page, 'More')).toBe(true)
      expect(await isWiderThanWindow(page)).toBe(false)
    })
  }

  test('contains nothing focusable, and the title is the largest paint', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    expect(await find(page).locator('a, button, input, [tabindex]').count()).toBe(0)
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) =>
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
            resolve(last?.element?.localName)
          }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    )
    expect(largest).toBe('h1')
  })
})
