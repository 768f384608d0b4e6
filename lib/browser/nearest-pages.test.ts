import { describe, expect, test } from 'vitest'
import { findNearestPages, pathToWords } from './nearest-pages'

const pages = [
  { href: '/docs/features/habits', title: 'Habits' },
  { href: '/docs/features/mood-tracker', title: 'Mood tracker' },
  { href: '/docs/features/tasks/recurring-tasks', title: 'Recurring tasks' },
  { href: '/docs/subscriptions', title: 'Subscriptions' },
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

  test('finds nothing for an address that resembles no page', () => {
    expect(hrefs('/wp-admin/setup.php')).toEqual([])
  })

  test('reads a broken escape as it stands', () => {
    expect(hrefs('/docs/%E0%A4%A')).toEqual([])
  })
})

test('pathToWords takes the last part without its ending', () => {
  expect(pathToWords('/docs/features/mood_tracker.html')).toBe('mood tracker')
  expect(pathToWords('/')).toBe('')
})
