// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CopyPage } from './CopyPage.client'

const answer = vi.fn<() => Promise<Response>>()
/** Called with whether a click was left to the browser, which would then follow the link. jsdom can't. */
const follows = vi.fn<(isFollowed: boolean) => void>()

const onClick = (event: Event) => {
  follows(!event.defaultPrevented)
  event.preventDefault()
}

beforeEach(() => {
  answer.mockImplementation(async () => new Response('# Habits\n'))
  vi.stubGlobal('fetch', answer)
  window.addEventListener('click', onClick)
})
afterEach(() => {
  window.removeEventListener('click', onClick)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function start() {
  const user = userEvent.setup()
  render(<CopyPage href="/docs/habits.md" />)
  return { user, link: screen.getByRole('link', { name: 'Copy page as Markdown' }) }
}

describe('CopyPage', () => {
  test('is a link to the page as Markdown', () => {
    expect(start().link).toHaveAttribute('href', '/docs/habits.md')
  })

  test('copies the Markdown and confirms it', async () => {
    const { user, link } = start()
    await user.click(link)
    expect(await screen.findByText('Copied as Markdown')).toHaveRole('status')
    expect(await navigator.clipboard.readText()).toBe('# Habits\n')
    expect(follows).toHaveBeenLastCalledWith(false)
  })

  test('works by keyboard', async () => {
    const { user } = start()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Copied as Markdown')).toBeVisible()
  })

  test('opens the link on a click with a modifier key', async () => {
    const { user, link } = start()
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(follows).toHaveBeenLastCalledWith(true)
    expect(answer).not.toHaveBeenCalled()
  })

  test('reports when copying fails, and opens the link on the next click', async () => {
    answer.mockImplementation(async () => new Response('', { status: 404 }))
    const { user, link } = start()
    await user.click(link)
    expect(await screen.findByText('Couldn’t copy. Click to open it as Markdown.')).toHaveRole('status')
    await user.click(link)
    expect(follows).toHaveBeenLastCalledWith(true)
  })

  test('is a plain link if the browser has no clipboard', async () => {
    const { user, link } = start()
    vi.stubGlobal('navigator', {})
    await user.click(link)
    expect(follows).toHaveBeenLastCalledWith(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
