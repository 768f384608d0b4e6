// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NavTree } from '@/lib/view'
import { Sidebar, SidebarTree } from './Sidebar.client'

const usePathname = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ usePathname, useRouter: () => ({ prefetch: vi.fn() }) }))

const link = (label: string) => ({ kind: 'link' as const, label, href: `/docs/${label}` })
const tree: NavTree = [
  link('start'),
  {
    kind: 'category',
    id: 'features',
    label: 'Features',
    items: [link('habits'), { kind: 'category', id: 'tasks', label: 'Tasks', items: [link('timers')] }],
  },
  { kind: 'category', id: 'how-to', label: 'How to', items: [link('lists')] },
]
const category = (label: string) => screen.getByText(label).closest('details')

beforeEach(() => usePathname.mockReturnValue('/docs/timers'))

test('marks the current page, and opens only the categories above it', () => {
  render(<Sidebar label="Documentation" tree={tree} />)
  const nav = screen.getByRole('navigation', { name: 'Documentation' })
  expect(within(nav).getByText('timers')).toHaveAttribute('aria-current', 'page')
  expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(category('Features')).toHaveProperty('open', true)
  expect(category('Tasks')).toHaveProperty('open', true)
  expect(category('How to')).toHaveProperty('open', false)
})

test('follows the address', () => {
  const { rerender } = render(<Sidebar label="Documentation" tree={tree} />)
  usePathname.mockReturnValue('/docs/lists')
  rerender(<Sidebar label="Documentation" tree={tree} />)
  expect(screen.getByText('lists')).toHaveAttribute('aria-current', 'page')
  expect(category('How to')).toHaveProperty('open', true)
  expect(category('Features')).toHaveProperty('open', false)
})

test('opens the category of another page, even if the reader has closed it', () => {
  const { rerender } = render(<Sidebar label="Documentation" tree={tree} />)
  const features = category('Features') as HTMLDetailsElement
  features.open = false
  rerender(<Sidebar label="Documentation" tree={tree} />)
  expect(features.open).toBe(false)
  usePathname.mockReturnValue('/docs/habits')
  rerender(<Sidebar label="Documentation" tree={tree} />)
  expect(features.open).toBe(true)
})

test('names categories so that siblings close each other, but not those of a second tree', () => {
  const { container } = render(
    <>
      <SidebarTree tree={tree} />
      <SidebarTree tree={tree} />
    </>,
  )
  const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))
  const [features, tasks, howTo, secondFeatures] = names
  expect(features).toBe(howTo)
  expect(tasks).not.toBe(features)
  expect(secondFeatures).not.toBe(features)
})
