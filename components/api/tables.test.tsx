// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiChangelog } from './ApiChangelog'
import { ErrorCode } from './ErrorCode'
import { ErrorCodes } from './ErrorCodes'
import { OperationsTable } from './OperationsTable'
import { RateLimits } from './RateLimits'
import { SchemaTable } from './SchemaTable'
import { Scopes } from './Scopes'
import { buildApi, buildOperation, deprecation } from './test-api'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const api = buildApi()
const read = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim()

/** Returns the text of each cell in the row with this heading. */
const listCells = (heading: string) => {
  const row = screen.getByRole('rowheader', { name: heading }).closest('tr')
  return row ? within(row).getAllByRole('cell').map(read) : []
}
const refuse = (draw: () => void, message: string) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(draw).toThrow(message)
  vi.restoreAllMocks()
}

describe('OperationsTable', () => {
  test('leads to the page of each operation', () => {
    render(<OperationsTable api={api} />)
    expect(screen.getByRole('table', { name: 'Operations' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Update a task' })).toHaveAttribute('href', '/api/tasks-api/update')
    expect(listCells('Update a task')).toEqual(['PATCH /v1/tasks/{id}', 'tasks:write', '1.26'])
  })

  test('shows only one group, and refuses one without operations', () => {
    render(<OperationsTable api={api} tag="Tasks" />)
    expect(screen.getByRole('table', { name: 'Operations: Tasks' })).toBeVisible()
    refuse(
      () => render(<OperationsTable api={api} tag="Moods" />),
      '<Operations tag="Moods">: no operation has this tag',
    )
  })

  test('puts operations under their groups, and tags with only one operation into one group', () => {
    const list = [
      buildOperation(),
      buildOperation({ id: 'listTasks', title: 'List tasks' }),
      buildOperation({ id: 'createNote', title: 'Create a note', tag: 'Notes' }),
      buildOperation({ id: 'trackHabit', title: 'Track a habit', tag: 'Habits' }),
    ]
    const hrefs = new Map(list.map(({ id }) => [id, `/api/${id}`]))
    const operations = new Map(list.map((operation) => [operation.id, operation]))
    render(<OperationsTable api={{ ...api, hrefs, reference: { ...api.reference, operations } }} />)
    expect(screen.getAllByRole('rowheader').map(read)).toEqual([
      'Tasks',
      'Update a task',
      'List tasks',
      'Notes and Habits',
      'Create a note',
      'Track a habit',
    ])
  })

  test('marks operations that are unstable or deprecated', () => {
    render(<OperationsTable api={buildApi(buildOperation({ isBeta: true, deprecation }))} />)
    expect(screen.getByRole('rowheader', { name: /Update/ })).toHaveTextContent('Update a task Beta Deprecated')
  })

  test('refuses an operation without a page', () => {
    refuse(() => render(<OperationsTable api={{ ...api, hrefs: new Map() }} />), 'no page of an operation "updateTask"')
  })
})

describe('SchemaTable', () => {
  test('shows whether each field can be sent and whether it is returned', () => {
    render(<SchemaTable id="Task" api={api} />)
    expect(listCells('id')).toEqual(['UUIDAbout id.', 'Read-only', 'Yes'])
    expect(listCells('name Encrypted')).toEqual(['stringAbout name.', 'Required', 'No'])
    expect(listCells('stage')).toEqual(['string, default nextAbout stage.One of next, done.', 'Optional', 'Yes'])
    expect(listCells('source Beta Deprecated')).toEqual([
      'string, since 1.22Deprecated since 20 February 2024. It works until at least 20 February 2025. Use topic instead.About source.',
      'Optional, then read-only',
      'Yes',
    ])
  })

  test('refuses an unknown schema', () => {
    refuse(() => render(<SchemaTable id="Tusk" api={api} />), 'no schema "Tusk", only Task')
  })
})

describe('ErrorCode and ErrorCodes', () => {
  test('explain a code: what it means, what to do, and whether to repeat the request', () => {
    const { container } = render(<ErrorCode id="rate_limited" api={api} />)
    expect(read(container)).toBe(
      'Status 429 Too many requests.What to do: Wait for Retry-After.Repeat the request: Yes, after the wait',
    )
    refuse(() => render(<ErrorCode id="rate_limit" api={api} />), 'no error code "rate_limit", only rate_limited')
  })

  test('link from the old anchor of each explanation to the new one', () => {
    render(<ErrorCodes api={api} />)
    const link = screen.getByRole('link', { name: 'rate_limited' })
    expect(link).toHaveAttribute('href', '/api/errors#rate_limited')
    expect(document.getElementById('error-rate_limited')).toContainElement(link)
  })
})

describe('Scopes and RateLimits', () => {
  test('show what is allowed, and how much', () => {
    render([<Scopes key="scopes" api={api} />, <RateLimits key="limits" api={api} />])
    expect(listCells('tasks:write')).toEqual(['Create tasks.'])
    expect(listCells('Requests in a minute')).toEqual(['120 a token', 'All count.', 'rate_limited'])
    expect(listCells('Age of a key')).toEqual(['24 h', 'Then it is new.', ''])
  })
})

describe('ApiChangelog', () => {
  test('lists the days with their release and changes', () => {
    render(<ApiChangelog api={api} />)
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'))
    expect(first).toHaveTextContent('20 February 2024Release 2.0Entries take a mood.Notes lose a field.')
    expect(second).toHaveTextContent('31 March 2023Old accounts are refused.')
    expect(screen.getByRole('link', { name: 'Release 2.0' })).toHaveAttribute('href', '/releases/2.0')
    expect(document.getElementById('changes-2024-02-20')).toBe(first)
    expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/api/changelog.atom')
  })
})
