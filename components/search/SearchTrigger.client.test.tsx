// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type LoadFailure, loadFailureEvent } from '@/lib/browser/load-failure'
import { loadKeyHelp } from './load-palette'
import { SearchTrigger } from './SearchTrigger.client'

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))
vi.mock('./load-palette', { spy: true })
vi.mock('@/lib/browser/search-client', () => ({ prepareSearch: vi.fn(), askSearch: () => () => {} }))

const draw = (others?: React.ReactNode) =>
  render(
    <>
      <SearchTrigger startingPoints={[]} />
      {others}
    </>,
  )
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })
const field = () => screen.getByRole('combobox', { name: 'Search' })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/docs/a')
  // The parts of `<dialog>` that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
})

describe('SearchTrigger', () => {
  test('is a link to the search, and exposes its shortcuts', () => {
    draw()
    const link = screen.getByRole('link', { name: 'Search' })
    expect(link).toHaveAttribute('href', '/search')
    expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
  })

  test('opens the palette in development too, where React runs each effect twice', async () => {
    render(<SearchTrigger startingPoints={[]} />, { wrapper: StrictMode })
    await userEvent.click(screen.getByRole('link', { name: 'Search' }))
    expect(dialog()).toBeVisible()
    expect(field()).toHaveFocus()
  })

  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
    'opens the palette on %s, with the caret in its field',
    async (keys) => {
      draw()
      await userEvent.keyboard(keys)
      expect(dialog()).toBeVisible()
      expect(field()).toHaveFocus()
      expect(field()).toHaveValue('')
    },
  )

  test('opens the palette on a click, and stays a link for visitors who want another tab', async () => {
    draw()
    const link = screen.getByRole('link', { name: 'Search' })
    link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(dialog()).toBeNull()
    await user.click(link)
    expect(dialog()).toBeVisible()
  })

  test('lets visitors type a slash into a field', async () => {
    draw(<input aria-label="Name" />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b')
    expect(screen.getByRole('textbox')).toHaveValue('a/b')
    expect(dialog()).toBeNull()
  })

  test("ignores the slash, and doesn't list it as a shortcut, once it's turned off", async () => {
    localStorage.setItem('search-slash', 'off')
    draw()
    expect(screen.getByRole('link')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await userEvent.keyboard('/')
    expect(dialog()).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(dialog()).toBeVisible()
  })

  test("lists the site's shortcuts on a question mark, and search replaces the list", async () => {
    draw(<input aria-label="Name" />)
    await userEvent.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts on this site' }, { timeout: 10_000 })
    expect(list).toHaveTextContent('SearchCtrl')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(dialog()).toBeVisible()
    expect(list).not.toBeInTheDocument()
  })

  test("doesn't show the list over the palette if it arrives later", async () => {
    const part = await loadKeyHelp()
    let arrive = () => {}
    vi.mocked(loadKeyHelp).mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(part)
      }),
    )
    draw()
    await userEvent.keyboard('?')
    await userEvent.keyboard('{Control>}k{/Control}')
    await act(async () => arrive())
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts on this site' })).toBeNull()
    expect(field()).toHaveFocus()
  })

  test("says so if the list of shortcuts doesn't load", async () => {
    const failed = new Promise<LoadFailure>((resolve) =>
      document.addEventListener(loadFailureEvent, (event) => resolve((event as CustomEvent<LoadFailure>).detail), {
        once: true,
      }),
    )
    vi.mocked(loadKeyHelp).mockRejectedValueOnce(new Error('offline'))
    draw()
    await userEvent.keyboard('?')
    expect((await failed).text).toEqual([expect.stringContaining('shortcuts didn’t load')])
  })

  test('moves to the field on the search page itself', async () => {
    window.history.replaceState(null, '', '/search')
    draw(
      <main>
        <input type="search" name="q" aria-label="Words" />
      </main>,
    )
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveFocus()
    expect(dialog()).toBeNull()
  })

  test("stops listening once it's removed", async () => {
    draw().unmount()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(dialog()).toBeNull()
  })
})
