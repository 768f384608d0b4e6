// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SealedExample } from '@/lib/facts/schema'
import { Sealed } from './Sealed'

const sealed: SealedExample = {
  things: [
    {
      thing: 'task',
      label: 'Task',
      fields: [
        { label: 'Name', field: 'name', device: 'Call Dr Weiss' },
        { label: 'Stage', field: 'stage', device: 'Next', server: 'next' },
      ],
    },
  ],
}

const getRow = (name: RegExp) => within(screen.getByRole('row', { name }))

describe('Sealed', () => {
  beforeEach(() => {
    render(
      <Sealed sealed={sealed} title="What is encrypted">
        <p>Most of it.</p>
      </Sealed>,
    )
  })

  test('is next to its text', () => {
    expect(screen.getByRole('heading', { level: 2, name: 'What is encrypted' })).toBeVisible()
    expect(screen.getByText('Most of it.')).toBeVisible()
  })

  test('has a column for the device and one for the server', () => {
    expect(screen.getByRole('table', { name: /^An example/ })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'On your device',
      'On our server',
    ])
    expect(screen.getByRole('rowheader', { name: 'Task' })).toBeVisible()
  })

  test('shows the text of an encrypted field only on the device', () => {
    const [device, server] = getRow(/Call Dr Weiss/).getAllByRole('cell')
    expect(device).toHaveTextContent('Name: Call Dr Weiss')
    expect(server).toHaveTextContent(/^Name: Encrypted$/)
  })

  test('marks a readable field, and shows what the server can read', () => {
    const [, server] = getRow(/next/).getAllByRole('cell')
    expect(server).toHaveTextContent(/^Stage: Readable: next$/)
  })
})
