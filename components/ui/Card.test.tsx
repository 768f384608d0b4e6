// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Card } from './Card'

vi.mock('./Link.client', () => ({ Link: 'a' }))

test('is one link, named by its title', () => {
  render(
    <Card title="Workflows" href="/docs/workflows">
      What a stage is.
    </Card>,
  )
  expect(screen.getByRole('link', { name: 'Workflows' })).toHaveAttribute('href', '/docs/workflows')
  expect(screen.getByText('What a stage is.')).toBeVisible()
})

test('also works without a link', () => {
  render(<Card title="Workflows">What a stage is.</Card>)
  expect(screen.getByText('Workflows')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
