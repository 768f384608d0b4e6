// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EditorBar } from './EditorBar.client'
import type { MovedPage, PageReport, SearchReport } from './page-report'
import type { BarProblem } from './panels'

const router = vi.hoisted(() => ({ prefetch: () => {}, replace: vi.fn<(href: string) => void>() }))
const path = vi.hoisted(() => ({ name: '/docs/habits' }))
vi.mock('next/navigation', () => ({
  usePathname: () => path.name,
  useRouter: () => router,
}))

const report: PageReport = {
  file: 'content/docs/habits.mdx',
  text: { words: 640, sentences: 40, longest: 31, grade: 7.25 },
  outgoing: [{ href: '/docs/journal', title: 'Journal' }, { href: '/docs/gone' }],
  external: ['https://example.com/'],
  incoming: [{ href: '/docs/start', title: 'Start' }],
  change: { date: '2026-11-12', author: 'Ada', subject: 'content: add habits', isUncommitted: false },
}
const search: SearchReport = {
  isSearchable: true,
  isOutdated: false,
  result: {
    url: '/docs/habits',
    href: '/docs/habits',
    title: { text: 'Habits', ranges: [[0, 6]] },
    trail: ['Documentation', 'Features'],
    results: [],
  },
  headings: [{ query: 'Streaks', rank: 2 }],
  questions: [
    { query: 'how do i keep a streak', rank: 1 },
    { query: 'missed day', rank: 0 },
  ],
}
const own: BarProblem = {
  path: 'content/docs/habits.mdx',
  line: 3,
  column: 1,
  message: 'has no title',
  fix: 'add one',
  pages: ['/docs/habits'],
}
const other: BarProblem = { ...own, path: 'content/docs/a.mdx', message: 'is wrong', pages: ['/docs/a'] }

const asked = vi.fn<(url: string) => void>()
let status = 200
let proseStatus = 200
let page: PageReport | MovedPage | null = report
let found: SearchReport | null = search
let prose: BarProblem[] = []

beforeEach(() => {
  status = 200
  proseStatus = 200
  page = report
  found = search
  prose = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url)
    if (url.includes('/prose?') && proseStatus !== 200) return new Response('No dictionary.', { status: proseStatus })
    const body = url.includes('/search?') ? found : url.includes('/prose?') ? prose : page
    return new Response(status === 200 ? JSON.stringify(body) : 'It broke.', { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function start(problems: readonly BarProblem[] = []) {
  const user = userEvent.setup()
  const view = render(<EditorBar problems={problems} stamp="1" />)
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  const save = (next: readonly BarProblem[], stamp = '2') => view.rerender(<EditorBar problems={next} stamp={stamp} />)
  return { user, button, save, ...view }
}
const findPanel = (name: string) => screen.findByRole('region', { name })
const queryProblems = () => screen.queryByRole('region', { name: 'Problems in the content' })

describe('EditorBar', () => {
  test('sums the page up and opens one panel at a time', async () => {
    const { user, button } = await start()
    const text = await button('640 words, grade 7.3, 12 November 2026')
    await user.click(text)
    const panel = await findPanel('About this page')
    expect(within(panel).getByText(/content: add habits/)).toBeVisible()
    expect(text).toHaveAttribute('aria-expanded', 'true')
    await user.click(await button('2 links out, 1 in'))
    expect(panel).not.toBeInTheDocument()
    const links = await findPanel('Links of this page')
    expect(within(links).getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/docs/start')
    expect(within(links).getByRole('link', { name: '/docs/gone' })).toBeVisible()
  })

  test('shows the card, and draws it again after a save', async () => {
    const { user, button, save } = await start()
    await user.click(await button('Card'))
    const card = await screen.findByRole('img', { name: 'The card of this page' })
    const before = card.getAttribute('src')
    save([])
    expect(card.getAttribute('src')).not.toBe(before)
  })

  test('queries the search only when its panel is opened', async () => {
    const { user, button } = await start()
    const open = await button('Search')
    expect(asked.mock.calls.flat().filter((url) => url.includes('/search?'))).toEqual([])
    await user.click(open)
    const panel = await findPanel('Search for this page')
    expect(await within(panel).findByText('Documentation / Features')).toBeVisible()
    expect(within(panel).getByText('how do i keep a streak')).toHaveTextContent('number 1')
    expect(within(panel).getByText('missed day')).toHaveTextContent('not in the first three')
  })

  test('marks results as older than the last save until the index has been updated', async () => {
    const { user, button, save } = await start()
    await user.click(await button('Search'))
    const panel = await findPanel('Search for this page')
    await within(panel).findByText('how do i keep a streak')
    const notice = /^These results are from before your last save\./
    expect(within(panel).queryByText(notice)).not.toBeInTheDocument()
    found = { ...search, isOutdated: true }
    save([])
    expect(within(panel).getByText(notice)).toBeVisible()
    await vi.waitFor(() => expect(asked.mock.calls.flat().filter((url) => url.includes('/search?'))).toHaveLength(2))
    expect(within(panel).getByText('how do i keep a streak')).toBeVisible()
    found = { ...search, questions: [{ query: 'how do i keep a streak', rank: 2 }] }
    await vi.waitFor(() => expect(within(panel).queryByText(notice)).not.toBeInTheDocument(), { timeout: 5000 })
    expect(within(panel).getByText('how do i keep a streak')).toHaveTextContent('number 2')
  })

  test('shows results as soon as there is an index', async () => {
    found = null
    const { user, button } = await start()
    await user.click(await button('Search'))
    const panel = await findPanel('Search for this page')
    await within(panel).findByText(/^There’s no search index yet\./)
    found = search
    expect(await within(panel).findByText('how do i keep a streak', {}, { timeout: 5000 })).toBeVisible()
  })

  test("opens when there are problems, lists those of this page first, and closes once they're fixed", async () => {
    const { save } = await start()
    expect(queryProblems()).not.toBeInTheDocument()
    save([other, own])
    const items = within(await findPanel('Problems in the content')).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent('content/docs/habits.mdx:3:1has no titleFix: add one')
    expect(screen.getByRole('button', { name: '2 problems, 1 on this page' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('2 problems, 1 on this page in the content')
    save([], '3')
    expect(queryProblems()).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('All problems in the content are fixed.')
  })

  test('adds the spelling, grammar and style of opened pages, and keeps them while another page opens', async () => {
    prose = [{ ...own, message: "isn't in the dictionary" }]
    const { button, save } = await start([other])
    await button('2 problems, 1 on this page')
    path.name = '/docs/journal'
    save([other])
    await button('2 problems')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/editor-bar/prose?href=%2Fdocs%2Fjournal'))
    path.name = '/docs/habits'
    prose = []
    save([], '3')
    await button('No problems')
    expect(screen.getByRole('status')).toHaveTextContent('All problems in the content are fixed.')
  })

  test('names the command that checks everything', async () => {
    const { user, button } = await start()
    await user.click(await button('No problems'))
    expect(await findPanel('Problems in the content')).toHaveTextContent('npm run check:content')
  })

  test('stays closed while the same problems remain, and opens for new ones', async () => {
    const { user, button, save } = await start([own])
    await user.click(await button('1 problem'))
    save([own, other])
    expect(queryProblems()).not.toBeInTheDocument()
    save([], '3')
    save([own], '4')
    expect(queryProblems()).toBeVisible()
  })

  test('works with the keyboard: Escape closes a panel and returns to its button', async () => {
    const { user, button } = await start()
    const links = await button('2 links out, 1 in')
    links.focus()
    await user.keyboard('{Enter}')
    const panel = await findPanel('Links of this page')
    within(panel).getByRole('link', { name: 'Start' }).focus()
    await user.keyboard('{Escape}')
    expect(panel).not.toBeInTheDocument()
    expect(links).toHaveFocus()
  })

  test('remembers which panel was open, and whether the bar was hidden', async () => {
    const first = await start()
    await first.user.click(await first.button('Card'))
    first.unmount()
    const second = await start()
    await findPanel('Card of this page')
    await second.user.click(await second.button("Hide the editor's bar"))
    second.unmount()
    const third = await start([own])
    expect(queryProblems()).not.toBeInTheDocument()
    await third.user.click(await third.button("1 problem: show the editor's bar"))
    expect(await third.button('2 links out, 1 in')).toBeVisible()
  })

  test("explains why the spelling couldn't be checked", async () => {
    proseStatus = 500
    const { button } = await start()
    expect(await screen.findByText('No dictionary.')).toBeVisible()
    expect(await button('2 links out, 1 in')).toBeVisible()
  })

  test('explains why there are no figures', async () => {
    status = 500
    await start()
    expect(await screen.findByText('It broke.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'No problems' })).toBeVisible()
  })

  test('links from an old address to the page, with its anchor', async () => {
    window.location.hash = '#streaks'
    page = { redirect: '/docs/features/habits' }
    await start()
    await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith('/docs/features/habits#streaks'))
    window.location.hash = ''
  })

  test('shows only problems if there is no page', async () => {
    page = null
    const { button } = await start([other])
    expect(await button('1 problem')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Card' })).not.toBeInTheDocument()
  })
})
