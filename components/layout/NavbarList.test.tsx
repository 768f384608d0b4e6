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

  test.each([
    ['/pricing', '1.x', '/docs/1.x/getting-started/installation'],
    ['/docs/1.x/features/habits', null, '/docs/1.x/getting-started/installation'],
    ['/docs/features/habits', '1.x', '/docs/getting-started/installation'],
    ['/pricing', '9.x"><b>', '/docs/getting-started/installation'],
    ['/pricing', null, '/docs/getting-started/installation'],
  ])('at %s, with %s remembered, Documentation links to %s', (at, remembered, href) => {
    pathname = at
    if (remembered) localStorage.setItem('docs-preferred-version-docs', remembered)
    render(<NavbarList />)
    expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', href)
    localStorage.clear()
  })

  test('opens the idea portal in a new tab and announces it', () => {
    render(<NavbarList />)
    expect(screen.getByRole('link', { name: 'Idea Portal (opens in new tab)' })).toHaveAttribute('target', '_blank')
  })
})
