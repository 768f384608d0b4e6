import { expect, type Locator, type Page, test } from '@playwright/test'

const path = '/docs/features/app-lock'
const wide = { width: 1280, height: 900 }

const findList = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('img', { name: /^Settings Privacy/ }) })
    .last()
const listSteps = (page: Page) => findList(page).locator('> li')

/** Returns the numbers of the steps whose pictures can be seen, from 1. */
const listShown = (list: Locator): Promise<number[]> =>
  list.locator('> li').evaluateAll((steps) =>
    steps.flatMap((step, index) => {
      const picture = step.querySelector('[role=img]')
      return picture && getComputedStyle(picture).opacity === '1' ? [index + 1] : []
    }),
  )

const expectShown = (page: Page, ...steps: number[]) =>
  expect.poll(() => listShown(findList(page)), { message: 'pictures shown' }).toEqual(steps)

/** Scrolls so that the list begins this many pixels below the top of the window. */
const scrollTo = (page: Page, top: number) =>
  findList(page).evaluate((list, y) => {
    const [step] = list.querySelectorAll('li > div')
    window.scrollBy({ top: (step?.getBoundingClientRect().top ?? 0) - y, behavior: 'instant' })
  }, top)

test.describe('on a wide screen', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })

  for (const viewport of [wide, { ...wide, width: 1440 }]) {
    test(`the picture follows the pointer, stays under it, and moves nothing, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await scrollTo(page, 200)
      await expectShown(page, 1)
      const before = await findList(page).boundingBox()
      const place = await page.getByRole('img', { name: /^Settings Privacy/ }).boundingBox()
      await listSteps(page).nth(2).getByText('Enter a PIN').hover()
      await expectShown(page, 3)
      expect(await findList(page).boundingBox()).toEqual(before)
      const picture = page.getByRole('img', { name: /^App lock is set to 5\smin/ })
      expect((await picture.boundingBox())?.x).toBe(place?.x)
      const step = await listSteps(page).nth(2).getByText('Enter a PIN').boundingBox()
      const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {}
      await page.mouse.move(x + width / 2, (step?.y ?? 0) + 5, { steps: 40 })
      await expectShown(page, 3)
      await page.mouse.move(5, 300)
      await expectShown(page, 1)
    })
  }

  test('the keyboard and a click choose a picture, and the choice stays', async ({ page }) => {
    await page.goto(path)
    await scrollTo(page, 200)
    const choice = (step: number) => findList(page).getByRole('radio', { name: `Show the picture of step ${step}` })
    await choice(1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(choice(2)).toBeChecked()
    await expectShown(page, 2)
    await choice(4).click()
    await expectShown(page, 4)
    await page.mouse.move(5, 300)
    await page.getByRole('link', { name: 'Lock the app straight away' }).last().focus()
    await expectShown(page, 4)
  })

  test('a screen reader finds each picture in its step, once', async ({ page }) => {
    await page.goto(path)
    const pictures = listSteps(page).getByRole('img')
    await expect(pictures).toHaveCount(4)
    await expect(findList(page)).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - radio "Show the picture of step 1"
          - text: /Open/
          - strong: Settings → Privacy → App lock
          - img /Settings Privacy. App lock. Off/
        - listitem:
          - radio "Show the picture of step 2"
          - img /In a menu of times/
        - listitem:
          - radio "Show the picture of step 3"
          - img /App lock is set to 5 min/
        - listitem:
          - radio "Show the picture of step 4"
          - img /Face ID/
    `)
  })

  for (const width of [1000, 1024, 1440]) {
    test(`steps and picture are next to each other at ${width} px, inside the column`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const [step, picture, list] = await Promise.all([
        listSteps(page).first().locator('> div').first().boundingBox(),
        page.getByRole('img', { name: /^Settings Privacy/ }).boundingBox(),
        findList(page).boundingBox(),
      ])
      if (!step || !picture || !list) throw new Error('not drawn')
      expect(picture.x).toBeGreaterThanOrEqual(step.x + step.width)
      expect(picture.x + picture.width).toBeLessThanOrEqual(list.x + list.width + 1)
      expect(step.width).toBeGreaterThan(200)
    })
  }
})

test.describe('while scrolling', () => {
  test.use({ viewport: wide })

  test('the picture follows the list up the screen', async ({ page }) => {
    await page.goto(path)
    await page.mouse.move(5, 300)
    await scrollTo(page, 480)
    await expectShown(page, 1)
    await scrollTo(page, 90)
    await expectShown(page, 4)
  })
})

test.describe('without script', () => {
  test.use({ viewport: wide, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('the picture follows the pointer', async ({ page }) => {
    await page.goto(path)
    await listSteps(page).nth(1).getByText('Choose how soon').hover()
    await expect(page.getByRole('img', { name: /^In a menu of times/ })).toHaveCSS('opacity', '1')
    await expect(page.getByRole('img', { name: /^Settings Privacy/ })).toHaveCSS('opacity', '0')
  })
})

async function expectEachUnderItsStep(page: Page) {
  await expect(page.getByRole('radio', { name: 'Show the picture of step 1' })).toBeHidden()
  await expectShown(page, 1, 2, 3, 4)
  let bottom = 0
  for (const step of await listSteps(page).all()) {
    const text = await step.locator('> div').first().boundingBox()
    const picture = await step.getByRole('img').boundingBox()
    expect(text?.y).toBeGreaterThanOrEqual(bottom)
    expect(picture?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    bottom = (picture?.y ?? 0) + (picture?.height ?? 0)
  }
}

test('on a phone, each picture is under its step, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const own of ['/docs/features/quick-add', path]) {
    await page.goto(own)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await expectEachUnderItsStep(page)
})

test('on a phone, a picture is a strip with the control that its step is about', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/docs/features/habits')
  for (const picture of await page.getByRole('listitem').getByRole('img').all()) {
    const strip = await picture.boundingBox()
    const ring = await picture.locator('[data-ring]').boundingBox()
    if (!strip || !ring) throw new Error('not drawn')
    expect(strip.height).toBeLessThanOrEqual(208)
    expect(ring.y).toBeGreaterThanOrEqual(strip.y)
    expect(ring.y + ring.height).toBeLessThanOrEqual(strip.y + strip.height)
  }
})

test('on paper, each picture is under its step', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expectEachUnderItsStep(page)
})
