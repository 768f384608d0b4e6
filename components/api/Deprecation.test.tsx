// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DeprecationNotice } from './Deprecation'
import { buildField, buildOperation, deprecation } from './test-api'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const sentence = 'Deprecated since 20 February 2024. It works until at least 20 February 2025. Use topic instead.'
const read = () => screen.getByRole('note').textContent

describe('DeprecationNotice', () => {
  test('says since when an operation is deprecated, how long it works, and what to use instead', () => {
    render(<DeprecationNotice operation={buildOperation({ deprecation })} />)
    expect(read()).toContain(sentence)
  })

  test('names each deprecated parameter and field once, also inside objects', () => {
    const old = buildField({ name: 'notebook_id', deprecation })
    const data = buildField({ name: 'data', fields: [old] })
    const operation = buildOperation()
    const [response] = operation.responses
    render(
      <DeprecationNotice
        operation={{
          ...operation,
          parameters: { path: [], query: [old], header: [] },
          body: { fields: [old], examples: [] },
          responses: response ? [{ ...response, fields: [data] }] : [],
        }}
      />,
    )
    expect(screen.getAllByText(/Deprecated since/).map(({ textContent }) => textContent)).toEqual([
      `notebook_id: ${sentence}`,
      `data.notebook_id: ${sentence}`,
    ])
  })

  test('is absent if nothing is deprecated', () => {
    const { container } = render(<DeprecationNotice operation={buildOperation()} />)
    expect(container).toBeEmptyDOMElement()
  })
})
