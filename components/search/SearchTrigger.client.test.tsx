// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchTrigger } from './SearchTrigger.client'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: () => {} }) }))

beforeEach(() => {
  push.mockClear()
  window.history.replaceState(null, '', '/docs/a')
  document.body.innerHTML = ''
})

describe('SearchTrigger', () => {
  test('is a link to the search, which tells its shortcuts', () => {
    render(<SearchTrigger />)
    const link = screen.getByRole('link', { name: 'Search' })
    expect(link).toHaveAttribute('href', '/search')
    expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
  })

  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens the search on %s', async (keys) => {
    render(<SearchTrigger />)
    await userEvent.keyboard(keys)
    expect(push).toHaveBeenCalledExactlyOnceWith('/search')
  })

  test('lets a slash be typed', async () => {
    render(
      <>
        <SearchTrigger />
        <input aria-label="Name" />
      </>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b')
    expect(screen.getByRole('textbox')).toHaveValue('a/b')
    expect(push).not.toHaveBeenCalled()
  })

  test('goes to the field on the search page itself', async () => {
    window.history.replaceState(null, '', '/search')
    render(
      <>
        <SearchTrigger />
        <main>
          <input type="search" aria-label="Words" />
        </main>
      </>,
    )
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveFocus()
    expect(push).not.toHaveBeenCalled()
  })

  test('listens no longer once it is gone', async () => {
    render(<SearchTrigger />).unmount()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(push).not.toHaveBeenCalled()
  })
})
