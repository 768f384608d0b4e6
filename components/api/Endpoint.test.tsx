// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Endpoint } from './Endpoint'
import { buildOperation, deprecation } from './test-api'

const listFacts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('shows what to call and which permissions the token needs', () => {
  render(<Endpoint operation={buildOperation()} />)
  expect(screen.getByRole('figure')).toHaveTextContent('PATCH/v1/tasks/{id}')
  expect(listFacts()).toEqual(['Scope tasks:write', 'Since 1.26'])
})

test('copies only the path', async () => {
  const user = userEvent.setup()
  render(<Endpoint operation={buildOperation()} />)
  await user.click(screen.getByRole('button', { name: /^Copy/ }))
  expect(await navigator.clipboard.readText()).toBe('/v1/tasks/{id}')
})

test('marks an operation that is unstable or deprecated', () => {
  render(<Endpoint operation={buildOperation({ isBeta: true, deprecation })} />)
  expect(listFacts()).toEqual(['Scope tasks:write', 'Since 1.26', 'Beta', 'Deprecated'])
})
