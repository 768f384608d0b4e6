// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Request } from './Request'
import { RequestSample } from './RequestSample'
import { listFillFields, SamplePanel } from './SamplePanel'
import { buildApi, buildField, buildOperation, buildResponse } from './test-api'

const api = buildApi()

describe('SamplePanel', () => {
  test('has the request in four languages, all readable without JavaScript', () => {
    render(<SamplePanel operation={buildOperation()} highlight={api.highlight} />)
    expect(screen.getByRole('tablist', { name: 'Language' }).closest('[data-tabs]')).toHaveAttribute(
      'data-tabs',
      'language',
    )
    expect(screen.getAllByRole('tab').map((tab) => (tab as HTMLButtonElement).value)).toEqual([
      'curl',
      'javascript',
      'python',
      'ruby',
    ])
    expect(screen.getByRole('tabpanel', { name: 'Ruby' })).toHaveTextContent(
      "Net::HTTP.get(URI('https://api.test/v1/tasks/5f0c'))",
    )
    for (const panel of screen.getAllByRole('tabpanel')) expect(panel).toBeVisible()
  })

  test('labels the code with its language', () => {
    render(<SamplePanel operation={buildOperation()} highlight={api.highlight} />)
    expect(screen.getByRole('group', { name: 'Code example, curl' })).toHaveTextContent('$TOKEN')
  })

  test('shows the first response and collapses the others to their status', () => {
    render(<SamplePanel operation={buildOperation()} highlight={api.highlight} />)
    expect(screen.getByRole('group', { name: '201 Created' })).toHaveTextContent('{ "new": true }')
    expect(screen.getByText('200 OK').closest('details')).not.toHaveAttribute('open')
  })

  test('points out that a response has no body', () => {
    render(
      <SamplePanel
        operation={buildOperation({ responses: [buildResponse(204, 'No Content')] })}
        highlight={api.highlight}
      />,
    )
    expect(screen.getByText('204 No Content: the response has no body.')).toBeVisible()
  })
})

describe('Request', () => {
  test('shows the endpoint before the samples', () => {
    const { container } = render(<Request id="updateTask" api={api} />)
    expect(container.textContent).toMatch(/^PATCH.*Scope tasks:write.*curl/)
    expect(within(screen.getByRole('region', { name: 'Samples' })).getByRole('tab', { name: 'Ruby' })).toBeVisible()
  })

  test('leaves the response out of the plain version of the page, which has a section for it', () => {
    render(<Request id="updateTask" api={api} />)
    expect(screen.getByRole('group', { name: '201 Created' }).closest('[data-plain=""]')).not.toBeNull()
  })
})

describe('RequestSample', () => {
  test('draws the samples of the operation it names', () => {
    render(<RequestSample id="updateTask" api={api} />)
    expect(screen.getByRole('tabpanel', { name: 'curl' })).toBeVisible()
    expect(screen.getByRole('group', { name: '201 Created' }).closest('[data-plain=""]')).toBeNull()
  })
})

describe('listFillFields', () => {
  test('has the token, and each part of the path with its example', () => {
    const [token, id] = listFillFields(buildOperation())
    expect(token).toMatchObject({ name: 'Token', isSecret: true })
    expect(token?.placeholders).toContain('$TOKEN')
    expect(id).toEqual({ name: 'id', placeholders: ['5f0c'], isSecret: false })
  })

  test('finds an example in the middle of a path', () => {
    const [, sample] = buildOperation().samples
    const samples = sample ? [{ ...sample, code: 'curl -X POST https://api.test/v1/habits/7c1e/track \\' }] : []
    const fields = listFillFields(buildOperation({ path: '/v1/habits/{id}/track', samples }))
    expect(fields[1]?.placeholders).toEqual(['7c1e'])
  })

  test('has the idempotency key of a POST', () => {
    const [sample] = buildOperation().samples
    const samples = sample ? [{ ...sample, code: 'curl /v1/tasks -H "Idempotency-Key: run-2026-11-20"' }] : []
    const [, key] = listFillFields(buildOperation({ path: '/v1/tasks', samples }))
    expect(key).toEqual({ name: 'Idempotency-Key', placeholders: ['run-2026-11-20'], isSecret: false })
  })

  test('has the texts of the body that occur once in every sample, but no fixed values', () => {
    const json = '{ "name": "Book the train", "stage": "next", "estimate": 15, "note": "fetch" }'
    const fields = [
      buildField({ name: 'name' }),
      buildField({ name: 'stage', values: [{ value: 'next' }] }),
      buildField({ name: 'estimate' }),
      buildField({ name: 'note' }),
    ]
    const code = `fetch('/v1/tasks', { name: 'Book the train', stage: 'next', estimate: 15, note: 'fetch' })`
    const samples = buildOperation().samples.map((sample) => ({ ...sample, code }))
    const body = { fields, examples: [{ name: 'short', summary: 'A task', json }] }
    const parameters = { path: [], query: [], header: [] }
    expect(listFillFields(buildOperation({ path: '/v1/tasks', parameters, body, samples })).slice(1)).toEqual([
      { name: 'name', placeholders: ['Book the train'], isSecret: false, isText: true },
    ])
  })

  test("has only the token if the path has no parameters, or the sample doesn't show them", () => {
    const parameters = { path: [], query: [buildField({ name: 'limit' })], header: [] }
    expect(listFillFields(buildOperation({ path: '/v1/tasks', parameters }))).toHaveLength(1)
    expect(listFillFields(buildOperation({ samples: [] }))).toHaveLength(1)
  })
})
