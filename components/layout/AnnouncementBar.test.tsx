// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { AnnouncementBar } from './AnnouncementBar'

const announcement = { id: 'a', backgroundColor: '#000000', textColor: '#ffffff', isCloseable: true }

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.announcement
})

describe('AnnouncementBar', () => {
  test('is a labelled region with the text it gets', () => {
    render(<AnnouncementBar announcement={announcement}>News</AnnouncementBar>)
    expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('News')
  })

  test('closes and remembers it', async () => {
    render(<AnnouncementBar announcement={announcement}>News</AnnouncementBar>)
    await userEvent.click(screen.getByRole('button', { name: 'Close announcement' }))
    expect(document.documentElement).toHaveAttribute('data-announcement', 'closed')
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  })

  test('moves the focus to the next control when it closes', async () => {
    render(
      <>
        <AnnouncementBar announcement={announcement}>News</AnnouncementBar>
        <header id="navbar">
          <button type="button" disabled>
            Menu
          </button>
          <a href="/">Home</a>
        </header>
      </>,
    )
    screen.getByRole('button', { name: 'Close announcement' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
  })

  test('has no close button if the configuration forbids it', () => {
    render(<AnnouncementBar announcement={{ ...announcement, isCloseable: false }}>News</AnnouncementBar>)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('draws nothing without an announcement', () => {
    const { container } = render(<AnnouncementBar announcement={null}>News</AnnouncementBar>)
    expect(container).toBeEmptyDOMElement()
  })
})
