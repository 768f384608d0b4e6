// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CrashPage } from './CrashPage.client'

const crash = () => render(<CrashPage error={new Error('Out of order')} retry={() => {}} />)

beforeEach(() => {
  document.title = 'Habits'
})

describe('CrashPage', () => {
  test('shows the error, and moves the focus to its heading', () => {
    crash()
    expect(screen.getByRole('heading', { name: 'Page Error' })).toHaveFocus()
    expect(screen.getByRole('listitem')).toHaveTextContent('Out of order')
  })

  test("sets the title of the page, and restores the page's own afterwards", () => {
    const { unmount } = crash()
    expect(document.title).toBe('Page Error')
    unmount()
    expect(document.title).toBe('Habits')
  })

  test('keeps its title when the router writes another one later, and restores that one', async () => {
    const { unmount } = crash()
    document.title = 'Journal'
    await vi.waitFor(() => expect(document.title).toBe('Page Error'))
    unmount()
    expect(document.title).toBe('Journal')
  })
})
