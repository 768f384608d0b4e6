import { describe, expect, test } from 'vitest'
import { toHit, toSectionHit } from './answer-fixtures'
import { buildResultGroups } from './result-groups'

const [group] = buildResultGroups([toSectionHit('Streaks', 'streaks'), toHit()], 3)

describe('buildResultGroups', () => {
  test('puts the sections of a page under its title and trail', () => {
    expect(group).toMatchObject({ title: { text: 'Habits' }, trail: ['Documentation', 'Features'] })
    expect(group?.results.map(({ title, isPage }) => [title.text, isPage])).toEqual([
      ['Streaks', false],
      ['Habits', true],
    ])
  })

  test('leads to the section with the words to mark', () =>
    expect(group?.results[0]?.href).toBe('/docs/features/habits?_highlight=habit#streaks'))

  test('tells what stands above a deeper section', () => {
    const deep = toSectionHit('Rest days', 'rest', { breadcrumbs: ['Documentation', 'Features', 'Habits', 'Streaks'] })
    const [own] = buildResultGroups([deep], 3)
    expect(own?.trail).toEqual(['Documentation', 'Features'])
    expect(own?.results[0]?.above).toEqual(['Streaks'])
  })

  test('names another version of the documentation', () =>
    expect(buildResultGroups([toHit({ version: '1.x' })], 3)[0]?.trail[0]).toBe('Documentation 1.x'))

  test.each(['/api/tasks-api/create', '/docs/api-reference/tasks'])('calls %s API Reference', (url) =>
    expect(buildResultGroups([toHit({ url, breadcrumbs: ['Documentation'] })], 3)[0]?.trail).toEqual(['API Reference']),
  )

  test('knows no page that merely begins like the API', () =>
    expect(buildResultGroups([toHit({ url: '/apiary', context: 'site' })], 3)[0]?.trail[0]).toBe('Site'))
})
