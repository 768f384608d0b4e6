// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { RichSelect } from './RichSelect'

const flavours = ['Chocolate', 'Strawberry', 'Vanilla'].map((label) => ({ value: label.toLowerCase(), label }))
const many = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Flavour ${index}` }))

type DemoProps = { options?: typeof flavours; isLoading?: boolean; onChoose?: (value: string) => void }

/** Renders the demo from the specification: three flavours. */
function Demo({ options = flavours, isLoading, onChoose }: DemoProps) {
  const [value, setValue] = useState('')
  return (
    <>
      <label id="flavour-label" htmlFor="flavour">
        Flavour
      </label>
      <p id="hint">Of the ice cream.</p>
      <RichSelect
        id="flavour"
        labelId="flavour-label"
        options={options}
        value={value}
        isRequired
        isInvalid={value === ''}
        isLoading={isLoading}
        describedBy="hint"
        onChoose={(next) => {
          setValue(next)
          onChoose?.(next)
        }}
      />
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Flavour' })
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')

describe('RichSelect', () => {
  test('has the specified placeholder', () => {
    render(<Demo />)
    expect(screen.getByText('Select...')).toBeVisible()
  })

  test('has a label and a description, and can be required and invalid like any field', () => {
    render(<Demo />)
    expect(box()).toBeRequired()
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription('Of the ice cream.')
  })

  test('works with only the keyboard', async () => {
    const user = userEvent.setup()
    const onChoose = vi.fn()
    render(<Demo onChoose={onChoose} />)
    await user.tab()
    expect(box()).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    const list = screen.getByRole('listbox', { name: 'Flavour' })
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Chocolate', 'Strawberry', 'Vanilla'])
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Strawberry')
    await user.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('strawberry')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByText('Strawberry')).toBeVisible()
    expect(box()).not.toBeInvalid()
  })

  test('closes with Escape and keeps the choice', async () => {
    const user = userEvent.setup()
    render(<Demo />)
    await user.click(box())
    await user.click(screen.getByRole('option', { name: 'Vanilla' }))
    await user.click(box())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByText('Vanilla')).toBeVisible()
  })

  test('filters while the visitor types, and shows a message when nothing is left', async () => {
    const user = userEvent.setup()
    render(<Demo />)
    await user.type(box(), 'van')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.type(box(), 'x')
    expect(screen.getByText('No options')).toBeVisible()
  })

  test("shows that it's loading", async () => {
    render(<Demo options={[]} isLoading />)
    await userEvent.click(box())
    expect(screen.getByText('Loading...')).toBeVisible()
  })

  test('moves by five options with Page Up and Page Down', async () => {
    const user = userEvent.setup()
    render(<Demo options={many} />)
    await user.click(box())
    await user.keyboard('{PageDown}')
    expect(active()).toHaveTextContent('Flavour 5')
    await user.keyboard('{PageUp}')
    expect(active()).toHaveTextContent('Flavour 0')
  })

  test('is never taller than 300 px', async () => {
    render(<Demo options={many} />)
    await userEvent.click(box())
    expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: '300px' })
  })

  test('sends nothing itself: the native select behind it does', () => {
    const { container } = render(<Demo />)
    expect(container.querySelector('[name]')).toBeNull()
  })
})
