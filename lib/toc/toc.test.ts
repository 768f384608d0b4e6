import { describe, expect, test } from 'vitest'
import { buildToc, listTocIds } from './toc'

const heading = (level: number, id: string) => ({ level, id, text: id.toUpperCase() })

describe('buildToc', () => {
  test('puts level 3 below the level 2 before it', () => {
    const toc = buildToc([heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')])
    expect(toc.map((item) => [item.id, item.children.map((child) => child.id)])).toEqual([
      ['a', ['b', 'c']],
      ['d', []],
    ])
  })

  test('leaves out levels that the spec does not name', () => {
    expect(listTocIds(buildToc([heading(1, 'title'), heading(2, 'a'), heading(4, 'deep')]))).toEqual(['a'])
  })

  test('keeps a level 3 that has no parent at the top', () => {
    expect(listTocIds(buildToc([heading(3, 'early'), heading(2, 'a')]))).toEqual(['early', 'a'])
  })
})
