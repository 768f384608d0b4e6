// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.client'

const draw = (code: ReactNode) =>
  render(
    <figure>
      <pre>
        <code>{code}</code>
      </pre>
      <CopyButton />
    </figure>,
  )

const example = (
  <>
    <span data-line="">
      <span data-no-copy="">$ </span>curl \
    </span>
    {'\n'}
    <span data-line="" />
    {'\n'}
    <span data-line="" className="diff remove">
      -d old
    </span>
    {'\n'}
    <span data-line="" className="diff add">
      -d new
    </span>
  </>
)

describe('CopyButton', () => {
  test('copies the code without prompts and without lines that a diff takes out', async () => {
    const user = userEvent.setup()
    draw(example)
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('curl \\\n\n-d new')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  test("copies code that isn't cut into lines", async () => {
    const user = userEvent.setup()
    draw('snap install')
    await user.click(screen.getByRole('button'))
    expect(await navigator.clipboard.readText()).toBe('snap install')
  })

  test('works by keyboard', async () => {
    const user = userEvent.setup()
    draw('snap install')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })
})

describe('CopyButton over time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const click = () => act(async () => void fireEvent.click(screen.getByRole('button')))

  test('clears its message after two seconds', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
    draw('snap install')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await click()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    act(() => void vi.advanceTimersByTime(2000))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    vi.unstubAllGlobals()
  })

  test('selects the code if the browser has no clipboard, and explains what to do', async () => {
    vi.stubGlobal('navigator', {})
    draw('snap install')
    await click()
    expect(screen.getByRole('status')).toHaveTextContent('Selected. Copy it with Ctrl+C or ⌘C.')
    expect(getSelection()?.toString()).toBe('snap install')
    vi.unstubAllGlobals()
  })
})
