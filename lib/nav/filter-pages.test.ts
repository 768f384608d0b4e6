import { describe, expect, test } from 'vitest'
import { filterPages } from './filter-pages'

const page = (title: string, description: string, ...keywords: string[]) => ({
  href: `/${title}`,
  title,
  description,
  keywords,
})
const pages = [
  page('Notifications', 'Reminders for tasks and habits.', 'alarm'),
  page('Habits', 'Track what you repeat.', 'routine'),
  page('Quick note', 'Write a thought.', 'café list'),
]
const titles = (query: string) => filterPages(query, pages).map(({ title }) => title)

describe('filterPages', () => {
  test('shows every page for no words', () => {
    expect(titles('  ')).toEqual(['Notifications', 'Habits', 'Quick note'])
  })

  test('puts pages with the word in the title first', () => {
    expect(titles('habit')).toEqual(['Habits', 'Notifications'])
  })

  test('finds keywords, without regard to case and accents', () => {
    expect(titles('CAFE')).toEqual(['Quick note'])
  })

  test('wants all words', () => {
    expect(titles('habits routine')).toEqual(['Habits'])
    expect(titles('habits thought')).toEqual([])
  })
})
