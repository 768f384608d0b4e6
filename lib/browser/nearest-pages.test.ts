import { describe, expect, test } from 'vitest'
import { findNearestPages, pathToWords } from './nearest-pages'

const pages = [
  { href: '/docs/features/habits', title: 'Habits' },
  { href: '/docs/features/mood-tracker', title: 'Mood tracker' },
  { href: '/docs/features/tasks/recurring-tasks', title: 'Recurring tasks' },
  { href: '/docs/subscriptions', title: 'Subscriptions' },
  { href: '/releases/pricing-update', title: 'New prices and higher limits' },
  { href: '/pricing', title: 'Pricing' },
  { href: '/api/notes-api/create', title: 'Create a note (API)' },
  { href: '/api/tasks-api/create', title: 'Create a task (API)' },
  { href: '/releases/2.1.13', title: '2.1.13: Daily summary' },
  { href: '/releases/2.1.12', title: '2.1.12: Widgets' },
  { href: '/releases/2.0.1', title: '2.0.1: Sync' },
]
const hrefs = (path: string) => findNearestPages(path, pages).map((page) => page.href)

describe('findNearestPages', () => {
  test('finds a page that moved to another folder', () => {
    expect(hrefs('/help/mood-tracker')[0]).toBe('/docs/features/mood-tracker')
  })

  test('forgives one slip in a word', () => {
    expect(hrefs('/docs/features/habbits')[0]).toBe('/docs/features/habits')
    expect(hrefs('/docs/features/recuring-tasks')[0]).toBe('/docs/features/tasks/recurring-tasks')
  })

  test('finds a page whose folder has another name', () => {
    expect(hrefs('/api/tasks/create')[0]).toBe('/api/tasks-api/create')
  })

  test("finds the newest versions next to one that doesn't exist", () => {
    expect(hrefs('/releases/2.1.99')).toEqual(['/releases/2.1.13', '/releases/2.1.12'])
  })

  test('finds another form of a word', () => {
    expect(hrefs('/prices')[0]).toBe('/pricing')
  })

  test('finds nothing for an address that resembles no page', () => {
    expect(hrefs('/wp-admin/setup.php')).toEqual([])
  })

  test('leaves a broken escape unchanged', () => {
    expect(hrefs('/docs/%E0%A4%A')).toEqual([])
  })
})

test('pathToWords uses the last segment without its extension', () => {
  expect(pathToWords('/docs/features/mood_tracker.html')).toBe('mood tracker')
  expect(pathToWords('/releases/2.1.99')).toBe('2.1.99')
  expect(pathToWords('/')).toBe('')
})
