// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchListener, SearchRequest } from '@/lib/search/protocol'
import { toAnswer, toHit, toSectionHit } from '@/lib/testing/search-data'
import { SearchTrigger } from './SearchTrigger.client'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

/** A client that answers when the test says so, even if nobody is waiting any more. */
const asks = vi.hoisted(() => [] as { request: SearchRequest; listener: SearchListener }[])
vi.mock('@/lib/browser/search-client', () => ({
  prepareSearch: vi.fn(),
  askSearch: (request: SearchRequest, listener: SearchListener) => {
    asks.push({ request, listener })
    return () => {}
  },
}))
const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))
vi.mock('next/link', () => ({
  default: ({ prefetch, onClick, ...props }: React.ComponentProps<'a'> & { prefetch?: boolean }) => (
    // biome-ignore-start lint/a11y: stands in for Next's link, which a router answers
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (event.ctrlKey || event.defaultPrevented) return
        event.preventDefault()
        push(props.href)
      }}
    />
    // biome-ignore-end lint/a11y: stands in for Next's link, which a router answers
  ),
}))

// Each test opens the whole palette, and searches all of it for roles.
vi.setConfig({ testTimeout: 30_000 })

const points = [
  { label: 'Install the app', href: '/docs/start' },
  { label: 'API overview', href: '/api/overview' },
]
const answerTo = (answer: SearchAnswer, index = asks.length - 1, isComplete = true) =>
  act(() => asks[index]?.listener.onAnswer(answer, isComplete))
const fail = (index = asks.length - 1) => act(() => asks[index]?.listener.onFailure(new Error('offline')))
const lastRequest = () => asks.at(-1)?.request

const field = () => screen.getByRole('combobox', { name: 'Search' })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })
/** The palette's options, without those of the version choice. */
const options = () => screen.queryAllByRole('option').flatMap((own) => (own.tagName === 'A' ? [own.textContent] : []))
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const area = (name: string | RegExp) => screen.getByRole('radio', { name })

async function open(path = '/docs/features/habits') {
  window.history.replaceState(null, '', path)
  render(<SearchTrigger startingPoints={points} />)
  await userEvent.click(screen.getByRole('link', { name: 'Search' }))
  await screen.findByRole('radio', { name: 'Everything' }, { timeout: 10_000 })
}

const habits = toAnswer([
  toHit(),
  toSectionHit('Streaks', 'streaks'),
  toHit({
    url: '/api/habits-api/track',
    context: 'api',
    version: undefined,
    title: { text: 'Track', ranges: [] },
    breadcrumbs: ['API Reference'],
  }),
])
const nothing = toAnswer([], { nearest: ['habit', 'hobby'] })

beforeEach(() => {
  asks.length = 0
  push.mockClear()
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
  // The parts of `<dialog>` that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
})

describe('the answer', () => {
  test('is grouped by page, marks the words found, and ends with a link to all results', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    expect(options()).toEqual([
      'Habits Documentation / Features A habit is something you do again.',
      'Streaks A habit is something you do again.',
      'Track API Reference A habit is something you do again.',
      'See all results',
    ])
    expect(screen.getByRole('option', { name: /Streaks/ })).toHaveAttribute(
      'href',
      '/docs/features/habits?_highlight=habit#streaks',
    )
    expect(within(screen.getByRole('group', { name: 'Habits' })).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('option', { name: 'See all results' })).toHaveAttribute('href', '/search?q=habit')
    expect(screen.getByRole('option', { name: /Streaks/ }).querySelector('mark')).toHaveTextContent('habit')
  })

  test('shows markup in results as text', async () => {
    await open()
    await userEvent.type(field(), '<b>')
    answerTo(toAnswer([toHit({ title: { text: '<img src=x onerror=alert(1)>', ranges: [[0, 4]] } })]))
    expect(screen.getByRole('option', { name: /<img src=x/ })).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  test('is never replaced by an older one, and stays while a newer one is loading', async () => {
    await open()
    await userEvent.type(field(), 'ab')
    answerTo(toAnswer([toHit({ title: { text: 'Newer', ranges: [] } })]), 1)
    answerTo(toAnswer([toHit({ title: { text: 'Older', ranges: [] } })]), 0)
    expect(options()[0]).toMatch(/^Newer/)
    await userEvent.type(field(), 'c')
    expect(options()[0]).toMatch(/^Newer/)
  })

  test("without results isn't announced until the texts have been searched too", async () => {
    await open()
    await userEvent.type(field(), 'streak')
    answerTo(nothing, undefined, false)
    expect(screen.queryByText(/^No results/)).toBeNull()
    answerTo(habits)
    expect(options()[0]).toMatch(/^Habits/)
  })

  test('is announced once it has settled', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'), { timeout: 3000 })
  })

  test('puts weak matches in a separate group', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(toAnswer([toHit(), toHit({ url: '/docs/b', isWeak: true, title: { text: 'Weather', ranges: [] } })]))
    expect(within(screen.getByRole('group', { name: 'Weak matches' })).getByRole('option')).toHaveTextContent('Weather')
  })

  test('shows how it understood misspelt words', async () => {
    await open()
    await userEvent.type(field(), 'habbit')
    answerTo({ ...habits, corrected: 'habit' })
    expect(screen.getByText(/^Results for/)).toHaveTextContent('Results for habit')
  })

  test('without results offers the nearest words, popular pages and support', async () => {
    await open()
    await userEvent.type(field(), 'hxbit')
    answerTo(nothing)
    expect(screen.getByText('No results')).toBeVisible()
    expect(screen.getByText('Nothing matches “hxbit”.')).toBeVisible()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('link', { name: 'Install the app' })).toHaveAttribute('href', '/docs/start')
    expect(screen.getByRole('link', { name: 'Ask support' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'habit' }))
    expect(field()).toHaveValue('habit')
    expect(field()).toHaveFocus()
    expect(lastRequest()?.query).toBe('habit')
  })
})

describe('the keyboard', () => {
  test('wraps around at both ends, starts at the first option, and follows the active one', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    expect(active()).toMatch(/^Habits/)
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('See all results')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toMatch(/^Streaks/)
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(push).toHaveBeenCalledExactlyOnceWith('/docs/features/habits?_highlight=habit#streaks')
    expect(dialog()).toBeNull()
  })

  test("isn't moved by the pointer", async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    await userEvent.hover(screen.getByRole('option', { name: /Track/ }))
    expect(active()).toMatch(/^Habits/)
  })

  test('opens another tab when Ctrl and Enter are pressed before there are results', async () => {
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    await userEvent.type(field(), 'habit')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(openTab).not.toHaveBeenCalled()
    answerTo(habits)
    expect(openTab).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/docs/features/habits'),
      '_blank',
      'noopener',
    )
    openTab.mockRestore()
  })

  test('opens another tab with Ctrl or Cmd, and stays', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}')
    expect(openWindow.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
      '/docs/features/habits',
      '/docs/features/habits',
    ])
    expect(dialog()).toBeVisible()
    expect(push).not.toHaveBeenCalled()
  })

  test('opens a result on Enter only once there are results for what was typed', async () => {
    await open()
    await userEvent.type(field(), 'habit{Enter}')
    expect(push).not.toHaveBeenCalled()
    answerTo(habits)
    expect(push).toHaveBeenCalledExactlyOnceWith('/docs/features/habits?_highlight=habit')
  })

  test.each([
    ['without results', () => answerTo(nothing), 'habit'],
    ['that failed', () => fail(), 'Retry'],
  ])('opens nothing later if Enter was pressed for a search %s', async (_what, end, button) => {
    await open()
    await userEvent.type(field(), 'hxbit{Enter}')
    end()
    await userEvent.click(screen.getByRole('button', { name: button }))
    answerTo(habits)
    expect(options()[0]).toMatch(/^Habits/)
    expect(push).not.toHaveBeenCalled()
    expect(dialog()).toBeVisible()
  })

  describe('with an answer from the titles', () => {
    const whole = toAnswer([toHit({ url: '/docs/new', title: { text: 'New', ranges: [] } }), ...habits.hits])
    const listTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    beforeEach(async () => {
      await open()
      await userEvent.type(field(), 'habit')
      answerTo(habits, undefined, false)
    })

    test('moves nothing once an option is selected, and adds results from the texts at the end', async () => {
      const before = listTexts()
      await userEvent.keyboard('{ArrowDown}')
      answerTo(whole)
      expect(active()).toMatch(/^Streaks/)
      expect(listTexts().slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      expect(listTexts().slice(before.length - 1)).toEqual([expect.stringMatching(/^New/), 'See all results'])
    })

    test('keeps the selected option if the texts bring other words to mark', async () => {
      await userEvent.keyboard('{ArrowDown}')
      answerTo({ ...habits, hits: habits.hits.map((hit) => ({ ...hit, terms: ['habits', ...hit.terms] })) })
      expect(active()).toMatch(/^Streaks/)
    })

    test('moves nothing if the reader has scrolled', async () => {
      const before = listTexts()
      const scroller = screen.getByRole('listbox').closest('[aria-busy]') as HTMLElement
      scroller.scrollTop = 40
      fireEvent.scroll(scroller)
      answerTo(whole)
      expect(listTexts().slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    })

    test('shows no count until all the results have arrived', () => {
      expect(within(dialog() as HTMLElement).queryByText(/\d+ results?/)).toBeNull()
      expect(area('Everything')).toBeVisible()
      answerTo(whole)
      expect(within(dialog() as HTMLElement).getByText('4 results')).toBeVisible()
      expect(area('Everything 4 results')).toBeVisible()
    })

    test('scrolls back to the top for another query', async () => {
      const scroller = screen.getByRole('listbox').closest('[aria-busy]') as HTMLElement
      scroller.scrollTop = 40
      await userEvent.type(field(), 's')
      answerTo(habits)
      expect(scroller.scrollTop).toBe(0)
    })

    test("can't be reached with Tab", () => {
      expect(screen.getByRole('listbox').closest('[aria-busy]')).toHaveAttribute('tabindex', '-1')
    })

    test('shows the best of the full results if nobody has selected one', () => {
      answerTo(whole)
      expect(active()).toMatch(/^New/)
    })

    test('opens the result it shows, without waiting for the texts', async () => {
      await userEvent.keyboard('{Enter}')
      expect(push).toHaveBeenCalledExactlyOnceWith('/docs/features/habits?_highlight=habit')
    })
  })

  test('Escape clears, then closes', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeNull()
  })

  test('goes through field, button, area, version in this order', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    const stops: (string | null)[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab()
      stops.push(
        document.activeElement?.getAttribute('aria-label') ?? (document.activeElement as HTMLInputElement).type,
      )
    }
    expect(stops).toEqual(['Esc, close search', 'radio', 'Version of the documentation'])
  })
})

describe('the scope', () => {
  test.each([
    ['/docs/1.x/features/habits', '1.x', 'docs'],
    ['/docs/features/habits', '2.x', 'docs'],
    ['/pricing', '2.x', 'site'],
  ])('on %s begins with version %s, the area %s ranking higher', async (path, version, near) => {
    await open(path)
    await userEvent.type(field(), 'a')
    expect(lastRequest()).toMatchObject({ version, near, context: undefined })
    expect(screen.getByRole('combobox', { name: 'Version of the documentation' })).toHaveValue(version)
    // Enter leads to the search page while there are no options, and the version with it.
    const form = field().closest('form') as HTMLFormElement
    expect(new FormData(form).get('version')).toBe(version === '2.x' ? null : version)
  })

  test('is narrowed by one tap or one key, and widened again', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    await userEvent.click(area('API Reference 1 result'))
    expect(lastRequest()?.context).toBe('api')
    await userEvent.click(field())
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}')
    expect(lastRequest()?.context).toBe('releases')
    expect(field()).toHaveValue('habit')
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}')
    expect(lastRequest()?.context).toBeUndefined()
    expect(area(/^Everything/)).toBeChecked()
  })

  test('shows how many results each area has', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    expect(area('Everything 3 results')).toBeChecked()
    expect(area('Documentation 2 results')).toBeVisible()
    expect(area('Releases 0 results')).toBeVisible()
  })

  test('words the link to all results, and keeps area and version in its address', async () => {
    await open('/docs/1.x/features/habits')
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    expect(screen.getByRole('option', { name: 'See all results' })).toHaveAttribute(
      'href',
      '/search?q=habit&version=1.x',
    )
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}')
    answerTo(toAnswer([habits.hits[2] ?? toHit()]))
    expect(screen.getByRole('option', { name: 'See all results within "API Reference"' })).toHaveAttribute(
      'href',
      '/search?q=habit&ctx=api&version=1.x',
    )
    answerTo(nothing)
    expect(screen.getByRole('option', { name: 'See all results outside "API Reference"' })).toHaveAttribute(
      'href',
      '/search?q=habit&version=1.x',
    )
  })

  test('can switch to another version', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version of the documentation' }), '1.x')
    expect(lastRequest()).toMatchObject({ query: 'habit', version: '1.x' })
  })
})

describe('a failure', () => {
  test('shows a message, and Retry searches again and returns to the field', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    fail()
    expect(screen.getByRole('alert')).toHaveTextContent('Search didn’t load.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toHaveFocus()
    answerTo(habits)
    expect(options()).toHaveLength(4)
  })

  test('is cleared when the visitor continues typing', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    fail()
    await userEvent.type(field(), 's')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('before anything is typed', () => {
  const groups = () =>
    screen.queryAllByRole('group', { name: /^(Recent|Good)/ }).map((group) => group.getAttribute('aria-label'))

  test('offers places to start, none of them active', async () => {
    await open()
    expect(options()).toEqual(['Install the app', 'API overview'])
    expect(active()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(push).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(push).toHaveBeenCalledExactlyOnceWith('/docs/start')
  })

  test('offers earlier searches that were successful', async () => {
    await open()
    await userEvent.type(field(), 'habit')
    answerTo(habits)
    await userEvent.keyboard('{Enter}{Control>}k{/Control}')
    expect(field()).toHaveValue('habit')
    await userEvent.keyboard('{Escape}')
    expect(options()[0]).toBe('habit')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('habit')
    expect(dialog()).toBeVisible()
    expect(push).toHaveBeenCalledTimes(1)
  })

  test('forgets one search, and all', async () => {
    localStorage.setItem('search-recent', '["a","b","c"]')
    await open()
    expect(groups()).toEqual(['Recent searches', 'Good places to start'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.click(screen.getByRole('button', { name: 'Remove “b”' }))
    expect(options().slice(0, 2)).toEqual(['a', 'c'])
    expect(field()).toHaveFocus()
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(groups()).toEqual(['Good places to start'])
    expect(field()).toHaveFocus()
  })

  test('shows all shortcuts of the site, and then continues', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'All shortcuts' }))
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts on this site' })
    await userEvent.click(within(list).getByRole('button', { name: 'Close' }))
    expect(list).not.toBeInTheDocument()
    expect(dialog()).toBeVisible()
    expect(field()).toHaveFocus()
  })

  test('turns the slash off and on', async () => {
    await open()
    const slash = screen.getByRole('checkbox', { name: 'Use the keys / and ?' })
    await userEvent.click(slash)
    expect(localStorage.getItem('search-slash')).toBe('off')
    await userEvent.click(slash)
    expect(localStorage.getItem('search-slash')).toBeNull()
  })
})
