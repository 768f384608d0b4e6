import { describe, expect, test } from 'vitest'
import { toTestEntry } from '../../testing/test-entry'
import { toCard, toTitleSize } from './card'

describe('toCard', () => {
  test('shows the part of the site that the page belongs to', () => {
    expect(toCard(toTestEntry())).toMatchObject({ label: 'Documentation / Features', title: 'Habits' })
    expect(toCard(toTestEntry({ trail: [] })).label).toBeUndefined()
  })

  test('shows the date and the version of a release', () => {
    const post = toTestEntry({
      kind: 'release',
      trail: [{ label: 'Releases' }],
      version: '2.0',
      date: '2026-02-03',
    })
    expect(toCard(post)).toMatchObject({ label: 'Releases / 3 February 2026', version: '2.0' })
  })

  test("doesn't show the version of the documentation, because the label includes it", () => {
    expect(toCard(toTestEntry({ version: '1.x' })).version).toBeUndefined()
  })

  test('weaves a different cloth for each page, and always the same one for the same page', () => {
    const other = toTestEntry({ href: '/docs/journal' })
    expect(toCard(toTestEntry()).seed).toBe(toCard(toTestEntry()).seed)
    expect(toCard(other).seed).not.toBe(toCard(toTestEntry()).seed)
  })
})

test('toTitleSize never grows with the length of a title', () => {
  const sizes = Array.from({ length: 100 }, (_, length) => toTitleSize('x'.repeat(length)))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})
