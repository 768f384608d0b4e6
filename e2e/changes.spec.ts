import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { buildChangesPage } from '../lib/publish/changes/changes-page'
import type { ChangedPage, PicturePair } from '../lib/publish/changes/site'
import { barFile, barScript } from '../lib/publish/preview/bar-script'
import { manifestFile } from '../lib/publish/preview/preview'
import { createChangesServer } from '../scripts/tools/changes/serve-changes'
import { findAxeViolations } from './support/axe'
import { listUnreadable } from './support/contrast'
import { findHtmlFaults } from './support/html-rules'

/** A page of changes with two changed pages, whose pictures are red before and blue after. On the second one, two areas of the wide picture differ. */
const changed: ChangedPage = {
  kind: 'changed',
  area: 'Documentation 2.x',
  href: '/docs/features/habits',
  title: 'Habits',
  description: '',
  weight: 3,
  difference: {
    values: [{ what: 'Title', before: 'Habit', after: 'Habits' }],
    text: [
      {
        heading: 'Streaks',
        id: 'streaks',
        parts: [
          { text: 'three', kind: 'removed' },
          { text: 'four', kind: 'added' },
          { text: ' days', kind: 'same' },
        ],
      },
    ],
    words: { added: 1, removed: 1 },
    headings: [],
    links: [],
    lostAnchors: [{ id: 'old' }],
    newAnchors: ['new'],
    isOnlyLook: false,
  },
}
const problem = {
  kind: 'Broken anchor' as const,
  what: 'Links to /docs/features/habits#old no longer find their section.',
  fix: 'Add this to the front matter of content/docs/2.x/features/habits.mdx:',
  code: 'anchorsFrom:\n  how-your-position-stays-private: where-your-position-goes',
  places: [{ label: 'Open /docs/features/habits', href: '/docs/features/habits' }],
}
const pairs: PicturePair[] = [1440, 360].map((width) => ({
  name: `${width} px, light`,
  width,
  height: 1200,
  areas: [{ left: 0, top: 0, width, height: 1200 }],
  before: `before-${width}.png`,
  after: `after-${width}.png`,
}))

const areas = [
  { left: 720, top: 900, width: 360, height: 30 },
  { left: 0, top: 100, width: 288, height: 60 },
]
const [wide] = pairs.map((pair) => ({ ...pair, areas }))

let folder = ''
let server: Server

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-page-'))
  mkdirSync(path.join(folder, 'changes'))
  const declarations = [{ selector: ':root', property: '--secondary', before: '#613', after: '#713' }]
  const rules = [{ selector: '.curve', property: 'stroke' }]
  const use = { href: changed.href, title: 'Habits', words: { before: 'Trash', after: 'Deleted items' } }
  const page = buildChangesPage({
    branch: 'feature/x',
    commit: '0123456789abcdef',
    address: '',
    against: 'production',
    siteName: 'Site',
    tokens: readFileSync('app/styles/tokens.css', 'utf8'),
    changes: {
      pages: [
        changed,
        { ...changed, href: '/docs/tasks' },
        { ...changed, kind: 'added', href: '/docs/new', difference: undefined },
      ],
      links: [{ before: '/docs/trash', after: '/docs/deleted', uses: [use, { ...use, href: '/docs/tasks' }] }],
      frame: [],
      styles: { declarations, pages: [changed.href], uses: [{ property: '--secondary', rules }] },
      problems: [problem],
    },
    pictures: new Map([
      [changed.href, { pairs }],
      ['/docs/tasks', { pairs: wide ? [wide] : [] }],
      ['/docs/new', { pairs: pairs.map((pair) => ({ ...pair, areas: [], before: undefined })) }],
    ]),
    audited: 2,
    notes: ['Search isn’t compared.'],
    toHash: (text) => createHash('sha256').update(text).digest('base64'),
  })
  writeFileSync(path.join(folder, 'changes.html'), page)
  for (const { width, height, before = '', after = '' } of pairs) {
    for (const [name, background] of [
      [before, 'red'],
      [after, 'blue'],
    ] as const) {
      const picture = sharp({ create: { width, height, channels: 3, background } })
      writeFileSync(path.join(folder, 'changes', name), await picture.png().toBuffer())
    }
  }
  server = createChangesServer('out', folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/changes`

/** Returns the colour of what's visible at a place of an element, from 0 to 1 across its width. */
async function readColor(element: Locator, at: number): Promise<'before' | 'after'> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * at)) * 3
  return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'before' : 'after'
}

test('the slider moves the line between before (left) and after (right)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address())
  const slider = page.getByRole('slider', {
    name: 'Move the line between before and after, /docs/features/habits, 1440 px, light',
  })
  const frame = page.getByRole('region', { name: 'Pictures of /docs/features/habits, 1440 px, light' })
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before')
  expect([await readColor(frame, 0.25), await readColor(frame, 0.75)]).toEqual(['before', 'after'])

  await page.getByRole('radio', { name: 'Slider' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before')
  expect(await readColor(frame, 0.75)).toBe('before')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before')
  expect(await readColor(frame, 0.25)).toBe('after')
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
})

test('shows the pictures next to each other, or only one of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address())
  const views = page.getByRole('radiogroup', { name: 'View of /docs/features/habits, 1440 px, light' })
  const frame = page.getByRole('region', { name: 'Pictures of /docs/features/habits, 1440 px, light' })
  const readColors = async () => [await readColor(frame, 0.25), await readColor(frame, 0.75)]
  await views.getByRole('radio', { name: 'Slider' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(views.getByRole('radio', { name: 'Side by side' })).toBeChecked()
  await expect(page.getByRole('slider', { name: '/docs/features/habits, 1440 px, light' })).toBeHidden()
  expect(await readColors()).toEqual(['before', 'after'])
  await page.keyboard.press('ArrowRight')
  expect(await readColors()).toEqual(['before', 'before'])
  await page.keyboard.press('ArrowRight')
  expect(await readColors()).toEqual(['after', 'after'])
})

/** Returns how far a frame with pictures is scrolled, as a row of the picture. */
const readRow = (frame: Locator) =>
  frame.evaluate((element) => {
    const picture = [...element.querySelectorAll('img')].find(({ clientWidth }) => clientWidth > 0)
    return picture ? Math.round((element.scrollTop * picture.width) / picture.clientWidth) : -1
  })

test('starts at the left edge of the first change, and leads to the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(address())
  const name = '/docs/tasks, 1440 px, light'
  const slider = page.getByRole('slider', { name })
  const frame = page.getByRole('region', { name: `Pictures of ${name}` })
  const steps = page.getByRole('group', { name: `Changes in ${name}` })
  await expect(slider).toHaveAttribute('aria-valuetext', '45% before')
  await expect(steps.getByRole('status')).toHaveText('Change 1 of 2')
  const first = await readRow(frame)
  await steps.getByRole('button', { name: 'Next change' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before')
  await expect(steps.getByRole('status')).toHaveText('Change 2 of 2')
  expect(await readRow(frame)).toBeLessThan(first)
  await steps.getByRole('button', { name: 'Previous change' }).click()
  expect(await readRow(frame)).toBe(first)
  await expect(page.getByRole('group', { name: 'Changes in /docs/features/habits, 1440 px, light' })).toBeHidden()
})

test('outlines a change on both sides of the line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address())
  const name = '/docs/tasks, 1440 px, light'
  const outline = page
    .getByRole('region', { name: `Pictures of ${name}` })
    .locator('figure:last-child rect[data-current]')
  /** Returns whether pixels of the top edge, where the picture itself is red before and blue after, are of neither colour. */
  const isDrawn = async () => {
    await outline.scrollIntoViewIfNeeded()
    const box = await outline.boundingBox()
    if (!box) throw new Error('No outline')
    const clip = { x: box.x + box.width / 2, y: box.y - 4, width: 8, height: 8 }
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    return Array.from({ length: pixels.length / 3 }, (_, at) => pixels.subarray(3 * at, 3 * at + 3)).some(
      ([red = 0, green = 0, blue = 0]) => green > 0 && red > 100 && blue < 200,
    )
  }
  await expect(page.getByRole('slider', { name })).toHaveAttribute('aria-valuetext', '45% before')
  expect(await isDrawn()).toBe(true)
  await page.getByRole('slider', { name }).press('End')
  expect(await isDrawn()).toBe(true)
})

test('moves the line by dragging in the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address())
  const name = '/docs/features/habits, 1440 px, light'
  const frame = page.getByRole('region', { name: `Pictures of ${name}` })
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (!box) throw new Error('No frame')
  await page.mouse.move(box.x + box.width / 2, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + 220, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('slider', { name })).toHaveAttribute('aria-valuetext', '80% before')
  await page.mouse.move(box.x + box.width * 0.3, box.y + 220)
  await expect(page.getByRole('slider', { name })).toHaveAttribute('aria-valuetext', '80% before')
  expect(await readColor(frame, 0.7)).toBe('before')
})

test('all pictures switch to the chosen view, and captions stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(address())
  await page
    .getByRole('radiogroup', { name: /habits, 1440 px/ })
    .getByRole('radio', { name: 'Only after' })
    .check()
  await expect(
    page.getByRole('radiogroup', { name: /tasks, 1440 px/ }).getByRole('radio', { name: 'Only after' }),
  ).toBeChecked()
  const frame = page.getByRole('region', { name: 'Pictures of /docs/tasks, 1440 px, light' })
  await frame.scrollIntoViewIfNeeded()
  await frame.evaluate((element) => element.scrollTo(0, 300))
  await expect(frame.getByText('After', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(frame.getByText('Before', { exact: true })).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('everything can be read, and no meaning depends on a colour', async ({ page }) => {
      await page.goto(address())
      expect(await listUnreadable(page)).toEqual([])
      await expect(page.locator('del').first()).toHaveCSS('text-decoration-line', 'line-through')
      await expect(page.locator('ins').first()).toHaveCSS('text-decoration-line', 'underline')
      await expect(page.getByRole('article').getByText('Added', { exact: true })).toHaveCSS('border-top-style', 'solid')
      const slider = page.getByRole('slider').first()
      await slider.focus()
      await expect(slider).toHaveCSS('outline-style', 'solid')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows the pictures of a phone, needs no horizontal scrolling, and has no violations', async ({ page }) => {
    await page.goto(address())
    await expect(page.getByRole('region', { name: 'Pictures of /docs/features/habits, 360 px, light' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pictures of /docs/features/habits, 1440 px, light' })).toBeHidden()
    const views = page.getByRole('radiogroup', { name: 'View of /docs/features/habits, 360 px, light' })
    await expect(views.getByRole('radio', { name: 'Side by side' })).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findHtmlFaults('changes.html', readFileSync(path.join(folder, 'changes.html'), 'utf8'))).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures are there, next to each other', async ({ page }) => {
    await page.goto(address())
    await expect(page.getByRole('img', { name: 'Before, 1440 px, light' }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'After, 1440 px, light' }).first()).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

  test('both pictures are next to each other on a phone too, and a link leads to the first change', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address())
    const frame = page.getByRole('region', { name: 'Pictures of /docs/tasks, 1440 px, light' })
    const boxes = await Promise.all(['Before', 'After'].map((name) => frame.getByRole('img', { name }).boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    await page
      .getByRole('article')
      .filter({ hasText: '/docs/tasks' })
      .getByRole('link', { name: 'Go to the first change' })
      .click()
    await expect(page.locator('rect:target')).toBeInViewport()
  })
})

test('production contains neither the preview bar nor any page or file of a preview', () => {
  const component = readFileSync('components/layout/PreviewBar.tsx', 'utf8')
  const markers = ['aria-label="Preview"', 'Not the published site', 'See what changes', 'preview-bar-closed', barFile]
  // Otherwise, the test would look for something that previews don't have either.
  for (const marker of markers) expect(component + barScript + barFile).toContain(marker)
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'))
  const ofPreviews = new RegExp(`^(?:changes(?:\\.html|/|$)|previews(?:/|$)|${manifestFile})`)
  const files = names.filter((name) => statSync(path.join('out', name)).isFile())
  const found = files.flatMap((name) => {
    const bytes = readFileSync(path.join('out', name))
    return markers.filter((marker) => bytes.includes(marker)).map((marker) => `${name}: ${marker}`)
  })
  expect(files.length).toBeGreaterThan(1000)
  expect([...names.filter((name) => ofPreviews.test(name)), ...found]).toEqual([])
})
