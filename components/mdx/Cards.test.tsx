// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Cards, PageCard } from './Cards'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

test('lists cards that lead to pages', () => {
  render(
    <Cards>
      <PageCard title="Workflows" href="/docs/workflows">
        What a stage is.
      </PageCard>
      <PageCard title="Timers" href="/docs/timers">
        Measure a task.
      </PageCard>
    </Cards>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Workflows' })).toHaveAttribute('href', '/docs/workflows')
  expect(screen.getByText('What a stage is.')).toBeVisible()
})

test('draws a decorative picture that screen readers ignore', () => {
  const { container } = render(
    <Cards>
      <PageCard title="Timers" href="/docs/timers" picture="week">
        Measure a task.
      </PageCard>
    </Cards>,
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Timers ?Measure a task\.$/)
})

test('refuses anything but cards', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Cards>text</Cards>)).toThrow('<Cards> can only contain <Card>')
})
