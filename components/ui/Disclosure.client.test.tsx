// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Disclosure } from './Disclosure.client'

let pathname = '/docs/a'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))

const menu = () => (
  <>
    <Disclosure summary="Language: English">
      <a href="#de">Deutsch</a>
    </Disclosure>
    <button type="button">Elsewhere</button>
    <p>Text</p>
  </>
)

const details = () => screen.getByText('Language: English').closest('details') as HTMLDetailsElement

function openMenu() {
  const view = render(menu())
  // What the browser does when someone clicks the summary or presses Enter or Space on it.
  details().open = true
  return view
}

beforeEach(() => {
  pathname = '/docs/a'
})

describe('Disclosure', () => {
  test('is a native disclosure that starts closed, so it works without script', () => {
    render(menu())
    expect(details().open).toBe(false)
    expect(details().firstElementChild?.tagName).toBe('SUMMARY')
  })

  test('closes on Escape and gives the focus back to its trigger', async () => {
    openMenu()
    screen.getByRole('link', { name: 'Deutsch' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(details().open).toBe(false)
    expect(screen.getByText('Language: English')).toHaveFocus()
  })

  test("handles Escape before a `dialog` around it, but only while it's open", () => {
    openMenu()
    const trigger = screen.getByText('Language: English')
    expect(fireEvent.keyDown(trigger, { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(trigger, { key: 'Escape' })).toBe(true)
  })

  test('closes on a click outside, not on one inside', async () => {
    openMenu()
    await userEvent.pointer({ keys: '[MouseLeft]', target: details() })
    expect(details().open).toBe(true)
    await userEvent.click(screen.getByText('Text'))
    expect(details().open).toBe(false)
  })

  test('closes when the focus leaves it', async () => {
    openMenu()
    screen.getByRole('link', { name: 'Deutsch' }).focus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(details().open).toBe(false)
  })

  test('stays open when the window loses the focus', () => {
    openMenu()
    const link = screen.getByRole('link', { name: 'Deutsch' })
    link.focus()
    fireEvent.blur(link, { relatedTarget: null })
    expect(details().open).toBe(true)
  })

  test('closes when a link in it is followed', async () => {
    openMenu()
    await userEvent.click(screen.getByRole('link', { name: 'Deutsch' }))
    expect(details().open).toBe(false)
    // The page stays, so nothing else takes the focus.
    expect(screen.getByText('Language: English')).toHaveFocus()
  })

  test('closes when the address changes, as going back does', () => {
    const { rerender } = openMenu()
    pathname = '/docs/b'
    rerender(menu())
    expect(details().open).toBe(false)
  })
})
