// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ChoiceField } from '@/lib/forms/form'
import { getForm } from '@/lib/forms/forms'

const field: ChoiceField = {
  type: 'select',
  name: 'topic',
  label: 'Topic',
  hint: 'What it is about.',
  required: 'Choose one.',
  options: [
    { value: 'bug', label: 'Bug report' },
    { value: 'press', label: 'Press' },
  ],
}

afterEach(() => {
  vi.doUnmock('./RichSelect')
  vi.resetModules()
})

async function draw(error?: string) {
  const { Fields } = await import('./Fields')
  const { FormContext } = await import('./form-context')
  const drawn = render(
    <form aria-label="Contact">
      <FormContext value={{ errors: error ? { topic: error } : {}, isReady: true }}>
        <Fields form={{ ...getForm('contact'), fields: [field] }} />
      </FormContext>
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  return { ...drawn, readTopic: () => new FormData(form).get('topic') }
}

const native = () => screen.queryByRole('combobox', { name: 'Topic' }) as HTMLElement
/** Returns the rich select once it has replaced the native one. */
const rich = () =>
  waitFor(() => {
    const box = screen.getByRole('combobox', { name: 'Topic' })
    expect(box.tagName).toBe('INPUT')
    return box
  })

describe('SelectBox', () => {
  test('shows the native select until the rich one has loaded', async () => {
    await draw('Choose one.')
    expect(native().tagName).toBe('SELECT')
    expect(native()).toHaveAccessibleDescription(/^What it is about\. Error: Choose one\.$/)
    expect((await rich()).tagName).toBe('INPUT')
    expect(await rich()).toHaveAccessibleDescription(/^What it is about\. Error: Choose one\.$/)
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })

  test('sends the option chosen in the rich select, and notifies the form', async () => {
    const { readTopic } = await draw()
    const onChange = vi.fn()
    screen.getByRole('form').addEventListener('change', onChange)
    await userEvent.click(await rich())
    await userEvent.click(screen.getByRole('option', { name: 'Press' }))
    expect(readTopic()).toBe('press')
    expect(onChange).toHaveBeenCalled()
  })

  test('keeps the option that was chosen before', async () => {
    const { readTopic } = await draw()
    await userEvent.selectOptions(native(), 'Bug report')
    act(() => native().blur())
    expect(await screen.findByText('Bug report', { selector: 'div' })).toBeVisible()
    expect(readTopic()).toBe('bug')
  })

  test("doesn't take the select away while it is in use", async () => {
    await draw()
    act(() => native().focus())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(native().tagName).toBe('SELECT')
    act(() => native().blur())
    expect((await rich()).tagName).toBe('INPUT')
  })

  test("stays native if the rich select can't be loaded", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.doMock('./RichSelect', () => {
      throw new Error('ChunkLoadError')
    })
    const { readTopic } = await draw()
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    await userEvent.selectOptions(native(), 'Press')
    expect(readTopic()).toBe('press')
    expect(native().tagName).toBe('SELECT')
  })
})
