import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseYaml } from '../source/yaml-problems'
import { buildComparison } from './comparison-view'
import { type Comparisons, comparisonsSchema } from './comparisons'

const page = { publisher: 'Help Centre', by: 'maker', url: 'https://example.org/a', read: '2026-11-21' } as const
const sharing = {
  id: 'sharing',
  label: 'Sharing',
  todoist: { text: 'Shared projects', sources: ['limits', 'teams'] },
  own: { text: 'One person', page: '/docs/common-questions', label: 'Common questions' },
}
const habits = {
  id: 'habits',
  label: 'Habits',
  todoist: { text: 'Recurring dates', sources: ['teams'] },
  own: { text: 'A screen', page: '/docs/features/habits#grid', label: 'Habits' },
}
const data: Comparisons = {
  apps: { todoist: 'Todoist', ticktick: 'TickTick', own: 'Ours' },
  sources: [
    {
      ...page,
      id: 'teams',
      about: 'todoist',
      title: 'Teams',
      by: 'third party',
      dated: '2026-06-03',
      remark: 'a copy',
    },
    { ...page, id: 'limits', about: 'todoist', title: 'Limits' },
  ],
  aspects: [sharing, habits],
  comparisons: [
    { id: 'todoist', apps: ['todoist', 'own'], parts: [{ title: 'Theirs', aspects: ['sharing', 'habits'] }] },
  ],
}
const facts = { comparisons: data }

/** Returns the schema's messages about the data with `change` applied to it. */
function listMessages(change: object): string[] {
  return comparisonsSchema.safeParse({ ...data, ...change }).error?.issues.map(({ message }) => message) ?? []
}

describe('comparisonsSchema', () => {
  test('accepts claims with sources, if every source is used', () => expect(listMessages({})).toEqual([]))

  test('requires a source for each claim about another app', () => {
    const bare = { ...sharing, todoist: { text: 'Shared projects', sources: [] } }
    expect(listMessages({ aspects: [bare, habits] })).toContain('must not be empty  (name a source)')
  })

  test('requires a page of the documentation for each claim about our app', () => {
    const bare = { ...sharing, own: { ...sharing.own, page: 'https://example.org' } }
    expect(listMessages({ aspects: [bare, habits] })).toEqual(['must be a page  (begin it with /docs/)'])
  })

  test('refuses sources that are unknown, about another app, unused or not encrypted', () => {
    const unknown = { ...sharing, todoist: { text: 'Shared projects', sources: ['limit'] } }
    expect(listMessages({ aspects: [unknown, habits] })).toEqual([
      '"limit" isn\'t in sources  (add the page that was read to sources)',
      'no claim names "limits"  (use it, or remove it)',
    ])
    const [teams, limits] = data.sources
    expect(listMessages({ sources: [teams, { ...limits, about: 'ticktick' }] })).toEqual([
      '"limits" is about another app  (name a source about this one)',
    ])
    expect(listMessages({ sources: [teams, { ...limits, url: 'http://example.org' }] })).toEqual([
      'must be an address  (begin it with https://)',
    ])
  })

  test("refuses days that don't exist", () => {
    const [teams, limits] = data.sources
    expect(listMessages({ sources: [teams, { ...limits, read: '21 November' }] })).toEqual([
      'must be a day  (write it like 2026-11-21, in quotation marks)',
    ])
  })

  test("refuses aspects that are unknown, say nothing about an app or aren't shown anywhere", () => {
    const [comparison] = data.comparisons
    const choose = (aspects: string[], apps = comparison?.apps) => ({
      comparisons: [{ ...comparison, apps, parts: [{ title: 'Theirs', aspects }] }],
    })
    expect(listMessages(choose(['sharing', 'habits', 'habit']))).toEqual([
      '"habit" isn\'t in aspects  (add it to aspects)',
    ])
    expect(listMessages(choose(['sharing']))).toEqual(['no comparison shows "habits"  (use it, or remove it)'])
    expect(listMessages(choose(['sharing', 'habits'], ['ticktick', 'own']))).toEqual([
      '"sharing" says nothing about ticktick  (read a page on it, or leave it out)',
      '"habits" says nothing about ticktick  (read a page on it, or leave it out)',
    ])
  })

  test('refuses duplicate ids, and tokens other than the name', () => {
    expect(listMessages({ aspects: [sharing, habits, habits] })).toEqual([
      'repeats "habits"  (give each a different ID)',
    ])
    expect(listMessages({ apps: { ...data.apps, own: '{name}' } })).toEqual([
      'has an unknown token  (the only one here is {product})',
    ])
  })

  test('reports where in the file a mistake is', () => {
    const source = readFileSync('content/facts/comparisons.yml', 'utf8').replace('[todoist-limits,', '[todoist-limit,')
    expect(parseYaml('comparisons.yml', source, comparisonsSchema).problems).toMatchObject([
      { message: 'sources: "todoist-limit" isn\'t in sources', fix: 'add the page that was read to sources' },
    ])
  })
})

describe('buildComparison', () => {
  const view = buildComparison(facts, { id: 'todoist' })
  const [part] = view.parts

  test('puts the names of the apps above their columns', () =>
    expect(view.columns).toEqual([
      { name: 'Todoist', isOwn: false },
      { name: 'Ours', isOwn: true },
    ]))

  test('numbers sources in the order in which the rows use them', () => {
    expect(view.sources.map(({ number, id }) => [number, id])).toEqual([
      [1, 'limits'],
      [2, 'teams'],
    ])
    expect(part?.rows[1]?.cells[0]?.sources.map(({ number }) => number)).toEqual([2])
  })

  test('lists the sources of a claim by number, whatever their order in the file', () => {
    const later = { ...habits, todoist: { text: 'Recurring dates', sources: ['teams', 'limits'] } }
    const { parts } = buildComparison({ comparisons: { ...data, aspects: [sharing, later] } }, { id: 'todoist' })
    expect(parts[0]?.rows[1]?.cells[0]?.sources.map(({ number }) => number)).toEqual([1, 2])
  })

  test('shows when a page was read, whether it has a date and who publishes it', () => {
    expect(view.sources[0]).toMatchObject({ isThirdParty: false, days: 'read on 21 November 2026, not dated' })
    expect(view.sources[1]).toMatchObject({
      isThirdParty: true,
      days: 'read on 21 November 2026, dated 3 June 2026',
      anchor: 'source-teams',
    })
  })

  test('gives claims about our app a page instead of sources', () => {
    expect(part?.rows[0]?.cells[1]).toEqual({
      text: 'One person',
      sources: [],
      page: { href: '/docs/common-questions', label: 'Common questions' },
    })
  })

  test('suggests the nearest comparison if the ID is unknown', () => {
    expect(() => buildComparison(facts, { id: 'todist' }, '<Sources>')).toThrow(
      '<Sources>: there is no row "todist" here; the nearest is "todoist"',
    )
  })
})
