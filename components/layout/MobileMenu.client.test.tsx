// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeMenu } from '@/lib/browser/menu-store'
import { SecondaryMenu } from './MenuPanel.client'
import { MobileMenu } from './MobileMenu.client'

let pathname = '/docs/a'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))

let tellWidth: (event: { matches: boolean }) => void

const site = (isDocs = false) => (
  <>
    <MobileMenu brand={<a href="#home">Home</a>}>
      <a href="#pricing">Pricing</a>
    </MobileMenu>
    {isDocs && (
      <SecondaryMenu label="Documentation">
        <a href="#habits">Habits</a>
      </SecondaryMenu>
    )}
  </>
)

beforeEach(() => {
  pathname = '/docs/a'
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_type: string, tell: typeof tellWidth) => {
      tellWidth = tell
    },
  }))
  // The parts of the native `<dialog>` that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('button, a')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => act(closeMenu))

const button = () => screen.getByRole('button', { name: 'Open menu', hidden: true })
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })
const open = () => userEvent.click(button())

describe('MobileMenu', () => {
  test('opens a `dialog`, which gets the focus, and marks its button as expanded', async () => {
    render(site())
    expect(dialog()).toBeNull()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await open()
    expect(within(dialog() as HTMLElement).getByRole('link', { name: 'Pricing' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
  })

  test.each<[string, () => unknown]>([
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['Escape', () => fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => userEvent.click(dialog() as HTMLElement)],
    ['a link in it', () => userEvent.click(screen.getByRole('link', { name: 'Pricing' }))],
    ['going back', () => fireEvent.popState(window)],
    ['growing past 996 px', () => act(() => tellWidth({ matches: true }))],
  ])('closes on %s and gives the focus back', async (_way, leave) => {
    render(site())
    await open()
    await leave()
    expect(dialog()).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('closes when the address changes', async () => {
    const { rerender } = render(site())
    await open()
    pathname = '/docs/b'
    rerender(site())
    expect(dialog()).toBeNull()
  })

  test('stays open on a click between its links and on shrinking', async () => {
    render(site())
    await open()
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }).parentElement as HTMLElement)
    act(() => tellWidth({ matches: false }))
    expect(dialog()).not.toBeNull()
  })
})

describe('SecondaryMenu', () => {
  test('draws nothing until the menu is open', () => {
    render(site(true))
    expect(screen.queryByText('Habits')).toBeNull()
  })

  test("shows the page's own panel first, with a way back to the main one", async () => {
    render(site(true))
    await open()
    expect(screen.getByRole('group', { name: 'Documentation' })).toContainElement(screen.getByText('Habits'))
    expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Back to main menu' }))
    expect(screen.queryByText('Habits')).toBeNull()
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveFocus()
  })

  test('closes the menu when one of its links is followed', async () => {
    render(site(true))
    await open()
    await userEvent.click(screen.getByRole('link', { name: 'Habits' }))
    expect(dialog()).toBeNull()
    expect(screen.queryByText('Habits')).toBeNull()
  })

  test('disappears with the page', async () => {
    const { rerender } = render(site(true))
    rerender(site())
    await open()
    expect(screen.getByRole('link', { name: 'Pricing' })).toBeVisible()
  })
})
