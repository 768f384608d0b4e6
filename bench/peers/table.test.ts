import { describe, expect, test } from 'vitest'
import { type Column, toTable } from './table'

const column = (name: string, figures: number[], others: Partial<Column> = {}): Column => ({
  name,
  isPeer: name !== 'ours' && name !== 'plain page',
  cells: new Map(figures.length > 0 ? [['first paint', figures]] : []),
  ...others,
})
const readRow = (columns: readonly Column[]) => toTable(['first paint'], columns, 0)[2]

describe('toTable', () => {
  test('shows medians, and ours over the best peer', () => {
    const columns = [
      column('ours', [90, 300, 100]),
      column('A', [200, 210, 190]),
      column('B', [400]),
      column('plain page', [10]),
    ]
    expect(readRow(columns)).toBe('| first paint | 100 | 200 | 400 | 10 | 0.50 |')
  })

  test('compares with one peer on request', () => {
    const lines = toTable(['first paint'], [column('ours', [100]), column('A', [200]), column('B', [50])], 0, 'A')
    expect(lines[0]).toBe('| | ours | A | B | ours / A |')
    expect(lines[2]).toBe('| first paint | 100 | 200 | 50 | 0.50 |')
  })

  test('leaves out rows without figures', () => {
    expect(readRow([column('ours', [100]), column('A', []), column('B', [50])])).toBe(
      '| first paint | 100 | – | 50 | 2.00 |',
    )
    expect(readRow([column('ours', [100]), column('A', [])])).toBe('| first paint | 100 | – | – |')
  })

  test('shows no ratio if the best figure is zero', () => {
    expect(readRow([column('ours', [0]), column('A', [0])])).toContain('both 0')
    expect(readRow([column('ours', [5]), column('A', [0])])).toContain('best is 0')
  })

  test('names the site that failed, and the reason', () => {
    const lines = toTable(['first paint'], [column('ours', [1]), column('A', [], { problem: 'It has no list.' })], 0)
    expect(lines[0]).toBe('| | ours | A (incomplete) | ours / best peer |')
    expect(lines.at(-1)).toBe('- A: It has no list.')
  })
})
