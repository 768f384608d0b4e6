// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { CopyButton } from '@/components/ui/CopyButton.client'
import { FillValues } from './FillValues'

const fields = [
  { name: 'Token', placeholders: ['$TOKEN'], isSecret: true },
  { name: 'id', placeholders: ['5f0c'], isSecret: false },
]
const getCode = () => within(screen.getByRole('figure')).getByRole('code').textContent

beforeEach(async () => {
  render(
    <div data-samples="">
      <figure>
        <pre>
          <code>curl tasks/5f0c "Bearer $TOKEN"</code>
        </pre>
        <CopyButton />
      </figure>
      <FillValues fields={fields} />
    </div>,
  )
  await userEvent.click(screen.getByText('Try it with your values'))
})

describe('FillValues', () => {
  test('updates the sample, and what is copied, while the reader types', async () => {
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Token'), 'pat_1')
    await user.type(screen.getByRole('textbox', { name: 'id' }), '77')
    expect(getCode()).toBe('curl tasks/77 "Bearer pat_1"')
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('curl tasks/77 "Bearer pat_1"')
  })

  test('restores the sample when a field is emptied, or all of it at once', async () => {
    await userEvent.type(screen.getByLabelText('Token'), 'pat_1')
    await userEvent.type(screen.getByRole('textbox', { name: 'id' }), '77')
    await userEvent.clear(screen.getByRole('textbox', { name: 'id' }))
    expect(getCode()).toBe('curl tasks/5f0c "Bearer pat_1"')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(getCode()).toBe('curl tasks/5f0c "Bearer $TOKEN"')
    expect(screen.getByLabelText('Token')).toHaveValue('')
  })

  test('hides the token until the reader chooses to show it', async () => {
    expect(screen.getByLabelText('Token')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show Token', pressed: false }))
    expect(screen.getByRole('textbox', { name: 'Token' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show Token', pressed: true }))
    expect(screen.getByLabelText('Token')).toHaveAttribute('type', 'password')
  })

  test('gives the browser nothing to send, autocomplete, correct or store', async () => {
    const before = { ...localStorage, ...sessionStorage }
    await userEvent.type(screen.getByLabelText('Token'), 'pat_1')
    expect({ ...localStorage, ...sessionStorage }).toEqual(before)
    for (const input of [screen.getByLabelText('Token'), screen.getByRole('textbox', { name: 'id' })]) {
      expect(input).toHaveAttribute('autocomplete', 'off')
      expect(input).toHaveAttribute('spellcheck', 'false')
      expect(input).not.toHaveAttribute('name')
      expect(input.closest('form')).toBeNull()
    }
    expect(screen.getByText(/Nothing is sent or stored/)).toBeVisible()
  })
})
