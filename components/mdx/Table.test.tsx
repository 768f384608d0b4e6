// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Table } from './Table'

const head = (
  <thead>
    <tr>
      <th>When full</th>
      <th>
        What <em>happens</em>
      </th>
    </tr>
  </thead>
)

test('scrolls with the keyboard, and is labelled with its column headings', () => {
  render(<Table>{head}</Table>)
  const region = screen.getByRole('region', { name: 'Table: When full, What happens' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getByRole('table')).toBeVisible()
})

test('prefers its caption as its label', () => {
  render(
    <Table>
      <caption>Warn or block</caption>
      {head}
    </Table>,
  )
  expect(screen.getByRole('region', { name: 'Warn or block' })).toBeVisible()
})

test('is labelled "Table" if it has neither', () => {
  render(<Table />)
  expect(screen.getByRole('region', { name: 'Table' })).toBeVisible()
})
