// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RequestSample } from './RequestSample'
import { SamplePanel } from './SamplePanel'
import { buildApi, buildOperation, buildResponse } from './test-api'

const api = buildApi()

describe('SamplePanel', () => {
  test('has the request in four languages, each readable without script', () => {
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

  test('names the code by its language', () => {
    render(<SamplePanel operation={buildOperation()} highlight={api.highlight} />)
    expect(screen.getByRole('group', { name: 'Code example, curl' })).toHaveTextContent('$TOKEN')
  })

  test('shows the first answer and folds the others to their status', () => {
    render(<SamplePanel operation={buildOperation()} highlight={api.highlight} />)
    expect(screen.getByRole('group', { name: '201 Created' })).toHaveTextContent('{ "new": true }')
    expect(screen.getByText('200 OK').closest('details')).not.toHaveAttribute('open')
  })

  test('says where an answer has no body', () => {
    render(
      <SamplePanel
        operation={buildOperation({ responses: [buildResponse(204, 'No Content')] })}
        highlight={api.highlight}
      />,
    )
    expect(screen.getByText('204 No Content: the response has no body.')).toBeVisible()
  })
})

describe('RequestSample', () => {
  test('draws the samples of the operation it names', () => {
    render(<RequestSample id="updateTask" api={api} />)
    expect(screen.getByRole('tabpanel', { name: 'curl' })).toBeVisible()
  })
})
