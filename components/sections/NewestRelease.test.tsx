// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewestRelease } from './NewestRelease'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

test('shows the newest version, its date and its post', () => {
  const release = { version: '2.1.12', title: 'Weather towns by name', date: '2026-10-06', href: '/releases/2.1.12' }
  render(<NewestRelease release={release} />)
  expect(screen.getByText('2.1.12')).toBeVisible()
  expect(screen.getByText('6 October 2026')).toHaveAttribute('datetime', '2026-10-06')
  expect(screen.getByRole('link', { name: 'Weather towns by name' })).toHaveAttribute('href', '/releases/2.1.12')
  expect(screen.getByRole('link', { name: 'All releases' })).toHaveAttribute('href', '/releases')
})
