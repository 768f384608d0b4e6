// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FieldList } from './FieldList'
import { buildField, deprecation } from './test-api'

/** Returns the name of a field with everything that's shown after it, and its description. */
const getField = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(`${name} `))
  if (!term?.nextElementSibling) throw new Error(`no field ${name}`)
  return { term, definition: term.nextElementSibling as HTMLElement }
}
const read = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim()

describe('FieldList', () => {
  test('shows what readers need to know about a field before sending it', () => {
    render(
      <FieldList
        fields={[
          buildField({ name: 'name', type: 'string, 1 to 500 characters', isRequired: true, isEncrypted: true }),
        ]}
      />,
    )
    const { term, definition } = getField('name')
    expect(read(term)).toBe('name string, 1 to 500 characters required Encrypted')
    expect(definition).toHaveTextContent('About name.')
  })

  test('marks fields that are read-only, fixed, new, unstable or deprecated', () => {
    const marks = { isReadOnly: true, isCreateOnly: true, isBeta: true, deprecation, since: '1.22' }
    render(<FieldList fields={[buildField({ name: 'mood', ...marks })]} />)
    expect(read(getField('mood').term)).toBe('mood string Read-only On create only Beta Deprecated since 1.22')
    expect(read(getField('mood').definition)).toMatch(/^Deprecated since 20 February 2024\. .*Use topic instead\./)
  })

  test('shows a default as code or as a sentence', () => {
    render(
      <FieldList
        fields={[
          buildField({ name: 'priority', default: '`0`' }),
          buildField({ name: 'stage', default: 'the first open stage' }),
        ]}
      />,
    )
    expect(within(getField('priority').term).getByText('0').tagName).toBe('CODE')
    expect(read(getField('stage').term)).toBe('stage string default the first open stage')
  })

  test('leaves out of a response what matters only for sending', () => {
    const field = buildField({ name: 'id', isRequired: true, isReadOnly: true, isCreateOnly: true, default: '`0`' })
    render(<FieldList fields={[field]} isAnswer />)
    expect(read(getField('id').term)).toBe('id string')
  })

  test('shows values without descriptions in one line', () => {
    render(<FieldList fields={[buildField({ name: 'mode', values: [{ value: 'add' }, { value: 'set' }] })]} />)
    expect(getField('mode').definition).toHaveTextContent('One of add, set.')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  test('lists values that have descriptions', () => {
    const values = [
      { value: 'later', description: 'Open.' },
      { value: 'done', description: 'Sets `completed_at`.' },
    ]
    render(<FieldList fields={[buildField({ name: 'stage', values })]} />)
    const items = within(getField('stage').definition).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['later: Open.', 'done: Sets completed_at.'])
  })

  test('nests the fields of an object in its definition', () => {
    render(<FieldList fields={[buildField({ name: 'data', fields: [buildField({ name: 'id' })] })]} />)
    expect(getField('data').definition).toContainElement(getField('id').term)
  })
})
