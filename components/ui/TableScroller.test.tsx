// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TableScroller } from './TableScroller'

/** Draws a text that the table itself doesn't contain. */
const Fact = ({ id }: { id: string }) => <>{id}</>

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

test('long texts that components draw make cards too', () => {
  render(
    <TableScroller
      label="Retention"
      columns={['Data', 'Kept']}
      texts={[
        [
          'Account deletion',
          'The account is closed immediately and deleted after 7 days, unless you sign in before then.',
        ],
      ]}
    >
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <Fact id="account-deletion" />
            </th>
          </tr>
        </tbody>
      </table>
    </TableScroller>,
  )
  expect(screen.getByRole('table')).toHaveAttribute('role')
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
  ['Task', 'No', undefined, ['labels', 'second']],
  ['Everything else: sync and search', 'No', undefined, ['second']],
  ['Task', 'Only while you edit it', undefined, ['labels']],
  [<Label key="label" />, 'No', undefined, ['second']],
  [<Label key="label" />, 'No', [['Task', '']], ['labels']],
  [<Label key="label" />, 'No', [['Everything else: sync and search', 'No']], ['second']],
])('a column stays on one line only if its texts are known to be short: %j, %j, %j', (label, value, texts, columns) => {
  render(
    <TableScroller label="Fields" columns={['Field', 'Readable']} texts={texts}>
      <table>
        <tbody>
          <tr>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        </tbody>
      </table>
    </TableScroller>,
  )
  expect([...screen.getByRole('table').classList]).toEqual(columns.map((column) => expect.stringContaining(column)))
})

test('in a table with many columns, only the labels stay on one line', () => {
  const columns = ['What', 'Windows', 'macOS', 'Linux', 'iOS']
  render(
    <TableScroller label="Platforms" columns={columns} texts={[['Widgets', 'No', 'No', 'No', 'Yes']]}>
      <table />
    </TableScroller>,
  )
  expect([...screen.getByRole('table').classList]).toEqual([expect.stringContaining('labels')])
})
