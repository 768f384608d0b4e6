import { afterEach, describe, expect, test, vi } from 'vitest'
import type { VersionId } from '../site/versions'
import { factsAt } from './facts-at'
import type { Facts } from './schema'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const limit = { label: 'Lists', group: 'both', amount: '10' } as const

const facts: Facts = {
  comparisons: {
    apps: { todoist: 'Todoist', ticktick: 'TickTick', own: 'Ours' },
    sources: [],
    aspects: [],
    comparisons: [],
  },
  sealed: { things: [] },
  shortcuts: [],
  settings: [],
  messages: [],
  glossary: [],
  limits: [
    { ...limit, id: 'always', since: '1.30' },
    { ...limit, id: 'newer', since: '2.0' },
    { ...limit, id: 'ended', since: '0.9', until: '1.30' },
    { ...limit, id: 'changed', since: '0.9', archived: { '1.x': { amount: '5' } } },
    { ...limit, id: 'left-out', archived: { '1.x': null } },
  ],
  plans: {
    trialDays: 30,
    archived: { '1.x': { trialDays: 14, prices: { month: 4, year: 36, educationMonth: 2, educationYear: 18 } } },
    rows: [],
  },
  platforms: [],
  encryption: { things: [], keys: [], ciphers: [], server: [], retention: [] },
  import: { sources: [], columns: { todoist: [], ticktick: [], csv: [] } },
}
const now = factsAt(facts, '2.x', '2.1.13')
const old = factsAt(facts, '1.x', '2.1.13')
const ids = ({ limits }: typeof now) => limits.map(({ id }) => id)

describe('factsAt', () => {
  test('leaves out rows that began after the last release of the version', () => {
    expect(ids(old)).not.toContain('newer')
    expect(ids(now)).toContain('newer')
  })

  test('compares versions as versions, not as numbers', () => expect(ids(old)).toContain('always'))

  test('leaves out rows that ended before', () => {
    expect(ids(old)).toContain('ended')
    expect(ids(now)).not.toContain('ended')
  })

  test('applies what a version overrides, but only in that version', () => {
    expect(old.limits.find(({ id }) => id === 'changed')?.amount).toBe('5')
    expect(now.limits.find(({ id }) => id === 'changed')?.amount).toBe('10')
  })

  test('leaves out rows that a version overrides with null', () => {
    expect(ids(old)).not.toContain('left-out')
    expect(ids(now)).toContain('left-out')
  })

  test('leaves the fields that it decides by out of the rows', () => {
    expect(Object.keys(old.limits[0] ?? {})).toEqual(['label', 'group', 'amount', 'id', 'since'])
  })

  test("reads today's prices from the configuration and older ones from the facts", () => {
    expect(now.plans).toMatchObject({ trialDays: 30, prices: { month: 6, year: 60 } })
    expect(old.plans).toMatchObject({ trialDays: 14, prices: { month: 4, year: 36 } })
  })

  test('names the version and the release', () => {
    expect(old).toMatchObject({ version: '1.x', release: '1.30' })
  })
})

describe('facts of several archived versions', () => {
  afterEach(() => {
    vi.doUnmock('../site/version-list.mjs')
    vi.resetModules()
  })

  test('an older version also gets what a newer one overrides, unless it has its own override', async () => {
    const ids = ['4.x', '3.x', '2.x', '1.x'] as const
    const versions = ids.map((id) => ({ id, label: id }))
    vi.resetModules()
    vi.doMock('../site/version-list.mjs', () => ({ versions, archives: {} }))
    const { findOverride } = await import('./facts-at')
    type Override = { amount?: string; note?: string } | null
    const list = (archived: Readonly<Record<string, Override>>) =>
      versions.map(({ id }) => findOverride<Exclude<Override, null>>(archived, id as VersionId))
    const three = { amount: '50', note: 'So far' }
    expect(list({ '3.x': three })).toEqual([undefined, three, three, three])
    expect(list({ '3.x': three, '1.x': { amount: '40' } })[3]).toEqual({ amount: '40', note: 'So far' })
    expect(list({ '3.x': null, '1.x': { amount: '40' } })).toEqual([undefined, null, null, { amount: '40' }])
    expect(list({ '3.x': three, '2.x': null })).toEqual([undefined, three, null, null])
  })
})
