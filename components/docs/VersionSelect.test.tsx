// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { VersionOption } from '@/lib/view'
import { VersionSelect } from './VersionSelect'

const usePathname = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ usePathname, useRouter: () => ({ prefetch: vi.fn() }) }))

const options: VersionOption[] = [
  { id: '2.x', label: '2.x', note: 'current', exceptions: {} },
  { id: '1.x', label: '1.x', note: 'archived', exceptions: { 'features/new': '/docs/1.x/features/old' } },
]
const draw = (pathname: string) => {
  usePathname.mockReturnValue(pathname)
  render(<VersionSelect area="docs" label="Version of the documentation" current="2.x" options={options} />)
}
const option = (name: RegExp) => screen.getByRole('link', { name, hidden: true })

beforeEach(() => localStorage.clear())

test('shows the version in the address', () => {
  draw('/docs/features/habits')
  expect(screen.getByText('Version of the documentation:').parentElement).toHaveTextContent('2.x current')
})

test('stays on the same page if the other version has it', () => {
  draw('/docs/features/habits')
  expect(option(/^1\.x/)).toHaveAttribute('href', '/docs/1.x/features/habits')
  expect(option(/^2\.x/)).toHaveAttribute('aria-current', 'true')
})

test('warns if an option leads only to the nearest page', () => {
  draw('/docs/features/new')
  expect(option(/^1\.x/)).toHaveAttribute('href', '/docs/1.x/features/old')
  expect(option(/^1\.x/)).toHaveTextContent('Not in 1.x')
})

test('remembers the choice', async () => {
  draw('/docs/features/habits')
  option(/^1\.x/).addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(option(/^1\.x/))
  expect(localStorage.getItem('docs-preferred-version-docs')).toBe('1.x')
  expect(option(/^1\.x/)).toHaveTextContent('Your choice')
})

test('an area without versions in its addresses keeps its addresses', () => {
  usePathname.mockReturnValue('/api/overview')
  render(
    <VersionSelect
      area="api"
      label="Version of the API"
      current="v1"
      options={[{ id: 'v1', label: 'v1', note: 'current' }]}
    />,
  )
  expect(option(/^v1/)).toHaveAttribute('href', '/api/overview')
})
