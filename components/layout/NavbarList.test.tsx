// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { NavbarList } from './NavbarList'

let pathname = '/'
vi.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => ({ prefetch: () => {} }) }))

const findCurrent = (at: string) => {
  pathname = at
  render(<NavbarList />)
  return screen.queryByRole('link', { current: 'page' })?.textContent
}

describe('NavbarList', () => {
  test.each([
    ['/docs/getting-started/installation', 'Documentation'],
    ['/docs/1.x/features/habits', 'Documentation'],
    ['/releases/2.1.13', 'Releases'],
    ['/api/tasks-api/create', 'API'],
    ['/pricing', 'Pricing'],
    ['/pricing-update', undefined],
    ['/', undefined],
  ])('at %s marks %s', (at, label) => {
    expect(findCurrent(at)).toBe(label)
  })

  test('opens the idea portal in a new tab and says so', () => {
    render(<NavbarList />)
    expect(screen.getByRole('link', { name: 'Idea Portal (opens in new tab)' })).toHaveAttribute('target', '_blank')
  })
})
