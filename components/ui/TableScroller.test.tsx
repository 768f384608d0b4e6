// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TableScroller } from './TableScroller'

const table = (
  <table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Readable</th>
        <th scope="col">Since</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Name</th>
        <td>No</td>
        <td>0.1</td>
      </tr>
    </tbody>
  </table>
)

test("in a table with several columns, each value has its column's name, and each part has its role", () => {
  render(
    <TableScroller label="Fields" columns={['Field', 'Readable', 'Since']}>
      {table}
    </TableScroller>,
  )
  expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset.label])).toEqual([
    ['No', 'Readable'],
    ['0.1', 'Since'],
  ])
  for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'] as const)
    for (const part of screen.getAllByRole(role)) expect(part).toHaveAttribute('role', role)
})

test('a small table of numbers stays a table on a phone', () => {
  render(
    <TableScroller label="Shares" columns={['Quarter', 'Paid', 'Share']}>
      <table>
        <tbody>
          <tr>
            <th scope="row">First</th>
            <td>€1,000</td>
            <td>25%</td>
          </tr>
        </tbody>
      </table>
    </TableScroller>,
  )
  expect(screen.getByRole('table')).not.toHaveAttribute('role')
})

test('a table of two columns with long texts becomes cards, which need no names of columns', () => {
  render(
    <TableScroller label="Terms" columns={['Term', 'Details']}>
      <table>
        <tbody>
          <tr>
            <td>Payout</td>
            <td>Every quarter, once you've earned at least €50. Smaller amounts are added to the next quarter.</td>
          </tr>
        </tbody>
      </table>
    </TableScroller>,
  )
  expect(screen.getByRole('table')).toHaveAttribute('role')
  for (const cell of screen.getAllByRole('cell')) expect(cell).not.toHaveAttribute('data-label')
})

test('a table of two columns stays a table on a phone', () => {
  render(
    <TableScroller label="Fields" columns={['Field', 'Readable']}>
      {table}
    </TableScroller>,
  )
  expect(screen.getByRole('table')).not.toHaveAttribute('role')
  expect(screen.getAllByRole('cell')[0]).not.toHaveAttribute('data-label')
})

/** A component, whose text isn't among its children. */
const Label = () => 'Task'

test.each([
  ['Task', undefined, true],
  ['Everything else: sync and search', undefined, false],
  [<Label key="label" />, undefined, false],
  [<Label key="label" />, ['Task'], true],
  [<Label key="label" />, ['Everything else: sync and search'], false],
])('a label stays on one line only if it is known to be short: %j, %j', (label, labels, isShort) => {
  render(
    <TableScroller label="Fields" columns={['Field', 'Readable']} labels={labels}>
      <table>
        <tbody>
          <tr>
            <th scope="row">{label}</th>
            <td>No</td>
          </tr>
        </tbody>
      </table>
    </TableScroller>,
  )
  expect(screen.getByRole('table').className !== '').toBe(isShort)
})
