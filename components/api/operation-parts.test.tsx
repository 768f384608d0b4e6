// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Errors } from './Errors'
import { Parameters } from './Parameters'
import { RequestBody } from './RequestBody'
import { Responses } from './Responses'
import { buildApi, buildField, buildOperation, buildResponse } from './test-api'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const id = 'updateTask'
const refuse = (draw: () => void, message: string) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(draw).toThrow(message)
  vi.restoreAllMocks()
}

describe('Parameters', () => {
  test('groups the fields by where they are sent, without empty groups', () => {
    const parameters = {
      path: [buildField({ name: 'id' })],
      query: [],
      header: [buildField({ name: 'Idempotency-Key' })],
    }
    render(<Parameters id={id} api={buildApi(buildOperation({ parameters }))} />)
    expect(within(screen.getByRole('group', { name: 'In the path' })).getByRole('term')).toHaveTextContent('id')
    expect(within(screen.getByRole('group', { name: 'In headers' })).getByRole('term')).toHaveTextContent(
      'Idempotency-Key',
    )
    expect(screen.queryByRole('group', { name: 'In the query' })).not.toBeInTheDocument()
  })

  test('refuses an unknown operation, naming those there are', () => {
    refuse(() => render(<Parameters id="createTusk" api={buildApi()} />), 'no operation "createTusk", only updateTask')
  })
})

describe('RequestBody', () => {
  test('shows the fields, and the examples under their summaries', () => {
    render(<RequestBody id={id} api={buildApi()} />)
    expect(screen.getByRole('term')).toHaveTextContent('name string Encrypted')
    expect(screen.getByText('Example: A new name').closest('details')).toHaveTextContent('{ "name": "Book" }')
  })

  test('refuses an operation without a body', () => {
    const api = buildApi(buildOperation({ body: undefined }))
    refuse(
      () => render(<RequestBody id={id} api={api} />),
      '<RequestBody id="updateTask">: this operation takes no body',
    )
  })
})

describe('Responses', () => {
  test('shows each status with its meaning, fields, headers and examples', () => {
    render(<Responses id={id} api={buildApi()} />)
    const created = screen.getByRole('group', { name: '201 Created' })
    expect(created).toHaveTextContent('Says Created.')
    expect(
      within(created)
        .getAllByRole('term')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['data object', 'Request-Id'])
    expect(within(created).getByText('Example: A task, Created')).toBeVisible()
  })

  test("doesn't repeat the fields of a response that is the same as another", () => {
    render(<Responses id={id} api={buildApi()} />)
    const repeated = screen.getByRole('group', { name: '200 OK' })
    expect(repeated).toHaveTextContent('It has the same fields and headers as 201 Created.')
    expect(within(repeated).queryByRole('term')).not.toBeInTheDocument()
  })

  test('shows only the headers of a response without a body', () => {
    const responses = [{ ...buildResponse(204, 'No Content'), headers: [] }]
    render(<Responses id={id} api={buildApi(buildOperation({ responses }))} />)
    expect(screen.getByRole('group', { name: '204 No Content' })).toHaveTextContent(
      /^204 No Content Says No Content\.$/,
    )
  })
})

describe('Errors', () => {
  test("explains the operation's own codes and links to the common ones", () => {
    const { container } = render(<Errors id={id} api={buildApi()} />)
    expect(screen.getByRole('definition')).toHaveTextContent('The list lacks the stage. Send another.')
    expect(container).toHaveTextContent(/This request can also return: rate_limited\.$/)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/errors#stage_not_in_workflow',
      '/api/errors#rate_limited',
    ])
  })

  test('has only the common codes if there are no others', () => {
    const { common } = buildOperation().errors
    const { container } = render(<Errors id={id} api={buildApi(buildOperation({ errors: { own: [], common } }))} />)
    expect(container).toHaveTextContent(/^This request can return: rate_limited\.$/)
  })
})
