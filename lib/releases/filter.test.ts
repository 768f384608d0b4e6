import { describe, expect, test } from 'vitest'
import type { PlatformId } from '../site/platforms'
import { buildFilterMenus, describeFilter, filterReleases, readFilterQuery, toFilterHref } from './filter'
import type { ReleaseArea } from './release'

const post = (platforms: PlatformId[], areas: ReleaseArea[]) => ({ platforms, areas })
const posts = [post(['ios'], ['tasks']), post(['ios', 'android'], ['habits']), post(['win'], ['tasks', 'apps'])]

describe('filterReleases', () => {
  test("keeps all posts if there's no filter", () => expect(filterReleases(posts, {})).toEqual(posts))
  test('keeps the posts for a platform', () => expect(filterReleases(posts, { platform: 'ios' })).toHaveLength(2))
  test('keeps the posts that match both filters', () =>
    expect(filterReleases(posts, { platform: 'ios', area: 'tasks' })).toEqual([posts[0]]))
})

describe('toFilterHref', () => {
  test.each([
    [{}, '/releases'],
    [{ platform: 'ios' }, '/releases/platform/ios'],
    [{ area: 'import-export' }, '/releases/area/import-export'],
    [{ platform: 'ios', area: 'tasks' }, '/releases/platform/ios?area=tasks'],
  ] as const)('%j is %s', (filter, href) => expect(toFilterHref(filter)).toBe(href))
})

describe('describeFilter', () => {
  test.each([
    [{ platform: 'ios' }, 'Releases on iOS'],
    [{ area: 'mood' }, 'Mood'],
    [{ platform: 'ios', area: 'mood' }, 'Mood on iOS'],
  ] as const)('%j is called %s', (filter, name) => expect(describeFilter(filter)).toBe(name))
})

describe('buildFilterMenus', () => {
  const labels = (index: number, combines: boolean) =>
    buildFilterMenus(posts, { platform: 'ios' }, combines)[index]?.options.map(
      ({ label, count, href }) => `${label} ${count} ${href}`,
    )

  test('leaves out filters that would match nothing', () => {
    expect(labels(0, false)).not.toContainEqual(expect.stringContaining('Linux'))
  })

  test("replaces the other filter if there's no script", () => {
    expect(labels(1, false)).toContain('Tasks 2 /releases/area/tasks')
  })

  test("keeps the other filter if there's a script", () => {
    expect(labels(1, true)).toEqual([
      'All areas 2 /releases/platform/ios',
      'Tasks 1 /releases/platform/ios?area=tasks',
      'Habits 1 /releases/platform/ios?area=habits',
    ])
  })
})

describe('readFilterQuery', () => {
  test('reads an area', () => expect(readFilterQuery(new URLSearchParams('area=tasks'))).toEqual({ area: 'tasks' }))
  test.each(['', 'area=', 'area=<script>', 'platform=ios'])('drops "%s"', (query) =>
    expect(readFilterQuery(new URLSearchParams(query))).toEqual({}),
  )
})
