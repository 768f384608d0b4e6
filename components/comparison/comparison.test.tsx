// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { ComparisonFacts } from '@/lib/facts/comparison-view'
import { ComparisonTable } from './ComparisonTable'
import { Sources } from './Sources'

vi.mock('@/components/ui/Link.client', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} /> }))

const page = { about: 'todoist', publisher: 'Help Centre', read: '2026-11-21' } as const
const own = { text: 'One person', page: '/docs/common-questions', label: 'Common questions' }
const facts: ComparisonFacts = {
  comparisons: {
    apps: { todoist: 'Todoist', ticktick: 'TickTick', own: 'Ours' },
    sources: [
      { ...page, id: 'limits', title: 'Limits', by: 'maker', url: 'https://example.org/limits' },
      {
        ...page,
        id: 'package',
        title: 'Package',
        by: 'third party',
        url: 'https://example.org/package',
        dated: '2026-06-03',
        remark: 'a copy',
      },
    ],
    aspects: [
      { id: 'sharing', label: 'Sharing', todoist: { text: 'For 5 people', sources: ['limits', 'package'] }, own },
      { id: 'habits', label: 'Habits', todoist: { text: 'Recurring dates', sources: ['package'] }, own },
    ],
    comparisons: [
      {
        id: 'todoist',
        apps: ['todoist', 'own'],
        parts: [
          { title: 'What Todoist does better', aspects: ['sharing'] },
          { title: 'Where the two differ', aspects: ['habits'] },
        ],
      },
    ],
  },
}

describe('ComparisonTable', () => {
  test('draws a table for each part, with the apps over its columns', () => {
    render(<ComparisonTable facts={facts} id="todoist" />)
    const better = screen.getByRole('table', { name: 'What Todoist does better' })
    expect(within(better).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(better).getByRole('columnheader', { name: 'Todoist' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Where the two differ' })).toHaveTextContent('Recurring dates')
  })

  test('puts the name of an aspect over both claims', () => {
    render(<ComparisonTable facts={facts} id="todoist" />)
    const heading = screen.getByText('Sharing')
    expect(heading).toHaveAttribute('scope', 'rowgroup')
    expect(heading).toHaveAttribute('colspan', '2')
    const [theirs, ours] = within(screen.getByRole('table', { name: 'What Todoist does better' })).getAllByRole('cell')
    expect(theirs).toHaveTextContent('For 5 people')
    expect(ours).toHaveTextContent('One person')
  })

  test('links a claim about another app to each of its sources', () => {
    render(<ComparisonTable facts={facts} id="todoist" />)
    expect(screen.getByRole('link', { name: 'Source 1: Limits' })).toHaveAttribute('href', '#source-limits')
    expect(screen.getAllByRole('link', { name: 'Source 2: Package' })).toHaveLength(2)
  })

  test('links a claim about our app to the documentation', () => {
    render(<ComparisonTable facts={facts} id="todoist" />)
    for (const link of screen.getAllByRole('link', { name: 'Common questions' }))
      expect(link).toHaveAttribute('href', '/docs/common-questions')
  })
})

describe('Sources', () => {
  test('lists the pages under the numbers and ids that the table uses', () => {
    const { container } = render(<Sources facts={facts} id="todoist" />)
    expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual(['source-limits', 'source-package'])
    expect(container.querySelector('ol')).toBeVisible()
  })

  test('links to each page, and shows who publishes it and when it was read', () => {
    render(<Sources facts={facts} id="todoist" />)
    const [maker, other] = screen.getAllByRole('listitem')
    expect(within(maker as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://example.org/limits')
    expect(maker).toHaveTextContent('Help Centre; read on 21 November 2026, not dated')
    expect(other).toHaveTextContent('Third party')
    expect(other).toHaveTextContent('read on 21 November 2026, dated 3 June 2026; a copy')
    expect(maker).not.toHaveTextContent('Third party')
  })

  test('throws an error with its name when there is no such comparison', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Sources facts={facts} id="todist" />)).toThrow('<Sources>: there is no row "todist" here')
  })
})
