import { describe, expect, test } from 'vitest'
import { findActiveId } from './columns'

const viewport = { height: 800, readingLine: 80, isAtEnd: false }
const headings = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 500 },
]

describe('findActiveId', () => {
  test('marks the last heading that a hash link would have brought to the top', () => {
    expect(findActiveId(headings, viewport)).toBe('b')
  })

  test('marks nothing before the first heading', () => {
    expect(findActiveId([{ id: 'a', top: 400 }], viewport)).toBeUndefined()
  })

  test('marks the next section when little of the one before it is left', () => {
    const scrolled = [
      { id: 'a', top: -300 },
      { id: 'b', top: 190 },
      { id: 'c', top: 195 },
    ]
    expect(findActiveId(scrolled, viewport)).toBe('b')
    expect(
      findActiveId(
        [
          { id: 'a', top: -300 },
          { id: 'b', top: 210 },
        ],
        viewport,
      ),
    ).toBe('a')
  })

  test('marks a short section that a link has led to', () => {
    expect(
      findActiveId(
        [
          { id: 'a', top: 80 },
          { id: 'b', top: 190 },
        ],
        viewport,
      ),
    ).toBe('a')
  })

  test('marks the last short section at the end of the page', () => {
    expect(findActiveId(headings, { ...viewport, isAtEnd: true })).toBe('c')
  })
})
