import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { toSitePage } from '@/lib/publish/changes/site-pages'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { takePictures } from './take-pictures'

/** A browser whose pictures have the colour of their site, and that fails where `failsAt` says so. */
const { launch, findAxeViolations, state } = vi.hoisted(() => ({
  launch: vi.fn(),
  findAxeViolations: vi.fn(async (_: { isBefore: boolean }): Promise<string[]> => []),
  state: {
    height: 40,
    before: 'white',
    failsAt: (_: { isBefore: boolean; width: number; theme: string }): boolean => false,
  },
}))
vi.mock('@playwright/test', () => ({ chromium: { launch } }))
vi.mock('@/e2e/support/axe', () => ({ findAxeViolations }))

const { at, list, remove, write } = createTempFolder()

type Settings = { viewport: { width: number }; colorScheme: string }
const newPage = async ({ viewport: { width }, colorScheme: theme }: Settings) => {
  let isBefore = true
  return {
    get isBefore() {
      return isBefore
    },
    route: async () => {},
    addInitScript: async () => {},
    waitForFunction: async () => {},
    goto: async (url: string) => {
      isBefore = (await (await fetch(url)).text()).includes('One')
      if (state.failsAt({ isBefore, width, theme })) throw new Error('Timeout of 30 s.\nCall log: …')
    },
    evaluate: async () => (width === 360 ? state.height : 40),
    screenshot: ({ clip }: { clip: { width: number; height: number } }) =>
      sharp({ create: { ...clip, channels: 3, background: isBefore ? state.before : 'black' } })
        .png()
        .toBuffer(),
    close: async () => {},
  }
}

beforeEach(() => {
  launch.mockResolvedValue({ newPage, close: async () => {} })
  findAxeViolations.mockReset().mockResolvedValue([])
  state.failsAt = () => false
  Object.assign(state, { height: 40, before: 'white' })
})

/** Takes pictures of a page before and after. @param styles those that only the page after has */
function take(styles = '') {
  const toPage = (text: string, css = '') => `<html><style>${css}</style><body><main>${text}</main></body></html>`
  const pages = [toPage('One'), toPage('Two', styles)]
  for (const [index, html] of pages.entries()) write(`${index === 0 ? 'before' : 'after'}/a.html`, html)
  const [before, after] = pages.map((html) => toSitePage('/a.html', html, ''))
  const sides = { before: { folder: at('before'), basePath: '' }, after: { folder: at('after'), basePath: '' } }
  return takePictures([{ href: '/a', before, after }], sides, at('pictures'), 'chromium')
}

test('takes pictures of both sites in both sizes and themes, and only once', async () => {
  const first = await take()
  expect(first.taken).toBe(8)
  expect(first.pages.get('/a')?.pairs).toHaveLength(4)
  expect(first.pages.get('/a')?.note).toBeUndefined()
  expect(await take()).toMatchObject({ taken: 0, pages: first.pages })
})

test('keeps the other pictures if one fails, and names the missing one with the reason', async () => {
  state.failsAt = ({ isBefore, width, theme }) => isBefore && width === 360 && theme === 'dark'
  const { pages, taken, small } = await take()
  const { pairs = [], note } = pages.get('/a') ?? {}
  expect(taken).toBe(7)
  expect(note).toBe('Picture missing (before, 360 px, dark): Timeout of 30 s.')
  expect(pairs.map(({ before, after }) => [!!before, !!after])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, true],
  ])
  expect(list('pictures')).toContain(small)
})

test('says so if axe fails, and if a picture can’t be read', async () => {
  await take()
  const [dark = ''] = list('pictures').filter((name) => name.endsWith('-1440-dark.webp'))
  write(`pictures/${dark}`, 'no picture')
  findAxeViolations.mockRejectedValue(new Error('Page crashed'))
  const { pages, violations, audited } = await take()
  expect(violations).toEqual([])
  expect(audited).toBe(0)
  expect(pages.get('/a')?.pairs).toHaveLength(3)
  expect(pages.get('/a')?.note).toMatch(/^Pictures missing \(1440 px, dark\): .+\. Not checked by axe: Page crashed\.$/)
})

test('reports only new axe findings, and in both themes if styles changed', async () => {
  const known = '/a: region (All content should be in landmarks) at p'
  const news = '/a: color-contrast (Elements must have enough contrast) at a'
  findAxeViolations.mockImplementation(async ({ isBefore }) => (isBefore ? [known] : [known, news]))
  const what = (theme: string) =>
    `In the ${theme} theme, axe finds a new problem on /a: color-contrast (Elements must have enough contrast) at a.`
  const places = [{ label: 'Open /a', href: '/a' }]
  const { violations, audited } = await take()
  const [first, ...others] = violations
  expect(audited).toBe(1)
  expect(first).toMatchObject({ kind: 'Accessibility', what: what('light'), places })
  expect(others).toEqual([])
  expect((await take('a{color:red}')).violations.map((problem) => problem.what)).toEqual([what('light'), what('dark')])
  findAxeViolations.mockResolvedValue([known])
  expect((await take()).violations).toEqual([])
})

test('finds a difference between similar colours, and none between equal ones', async () => {
  state.before = '#0a0000'
  expect((await take()).pages.get('/a')?.pairs).toHaveLength(4)
})

test('says so if both look the same', async () => {
  state.before = 'black'
  const same = { pairs: [], note: 'The page looks the same at both sizes and in both themes.' }
  expect((await take()).pages.get('/a')).toEqual(same)
})

test('takes pictures that look the same only once, although they aren’t kept', async () => {
  state.before = 'black'
  const first = await take()
  expect(first).toMatchObject({ taken: 8, same: { length: 4 } })
  for (const name of list('pictures').filter((own) => own.endsWith('.webp'))) remove(`pictures/${name}`)
  expect(await take()).toEqual({ ...first, taken: 0 })
})

test('says that the pictures of a long page are cut', async () => {
  state.height = 7000
  expect((await take()).pages.get('/a')?.note).toBe(
    'At 360 px, the page is longer than its pictures, which end after 6,000 px.',
  )
})
