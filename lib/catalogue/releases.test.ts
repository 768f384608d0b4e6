import { describe, expect, test } from 'vitest'
import { getListPage, groupByYear, releaseCounts } from '../releases/release'
import { getLatestVersion } from '../source/site-tokens.mjs'
import { canonReleases } from '../testing/canon-releases'
import { compareVersions } from '../utils/version.mjs'
import { listEntries } from './entries'

/** What the specification says about the 87 posts applies to exactly these, no matter what is published later. */
const all = listEntries('release')
const posts = all.filter(({ slug }) => slug in canonReleases)

describe('the 87 posts', () => {
  test('are there, with their days', () => {
    expect(Object.fromEntries(posts.map(({ slug, date }) => [slug, date]))).toEqual(canonReleases)
    expect(posts).toHaveLength(87)
    expect(posts.filter(({ version }) => version)).toHaveLength(84)
  })

  test('are sorted from the newest, comparing versions as versions and not as text', () => {
    const versions = posts.flatMap(({ version }) => version ?? [])
    expect(versions).toEqual(versions.toSorted((a, b) => compareVersions(b, a)))
    expect(versions.slice(0, 2)).toEqual(['2.1.13', '2.1.12'])
    expect(versions.indexOf('0.10')).toBeLessThan(versions.indexOf('0.9'))
  })

  test('fill 9 pages, the last with 0.7 to 0.1', () => {
    const pages = Array.from({ length: 9 }, (_, index) => getListPage(posts, releaseCounts.page, index + 1))
    expect(pages.map(({ entries }) => entries.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 7])
    expect(pages[8]?.entries.map(({ slug }) => slug)).toEqual(['0.7', '0.6', '0.5', '0.4', '0.3', '0.2', '0.1'])
  })

  test('give the sidebar the 25 newest, by year', () => {
    const years = groupByYear(posts.slice(0, releaseCounts.recent))
    expect(years.map(({ year, entries }) => [year, entries.length])).toEqual([
      ['2026', 8],
      ['2025', 12],
      ['2024', 5],
    ])
  })

  test('run from 2019 to 2026', () => {
    expect(groupByYear(posts).map(({ year }) => year)).toEqual([
      '2026',
      '2025',
      '2024',
      '2023',
      '2022',
      '2021',
      '2020',
      '2019',
    ])
  })

  test.each([
    ['pricing-update', 'support'],
    ['removing-support-for-windows-7-8', 'support'],
    ['deprecating-notes-mood-tracker', 'product'],
    ['1.0', 'product'],
    ['2.1', 'product'],
    ['2.0.9', 'platform'],
    ['1.16', 'platform'],
    ['0.9', 'product'],
    ['2.0.16', 'apps'],
  ])('%s is written by the %s team', (slug, author) => {
    expect(posts.find((post) => post.slug === slug)?.author).toBe(author)
  })
})

describe('the newest release', () => {
  test('is the one used across the site, and the only one marked', () => {
    expect(all.filter(({ isLatest }) => isLatest).map(({ version }) => version)).toEqual([getLatestVersion()])
    expect(compareVersions(getLatestVersion(), '2.1.13')).toBeGreaterThanOrEqual(0)
  })
})
