import { expect, test } from 'vitest'
import { groupHits } from './group-hits'
import type { SearchHit } from './search-answer'

const hit = (url: string, hash: string) => ({ url, hash }) as SearchHit
const hits = [hit('/a', '1'), hit('/b', '1'), hit('/a', '2'), hit('/a', '3'), hit('/b', '2')]
const plain = (sections: number) =>
  groupHits(hits, sections).map((group) => [group.url, ...group.hits.map(({ hash }) => hash)])

test('groupHits puts hits under their pages, in the order of the best of each', () => {
  expect(plain(Number.POSITIVE_INFINITY)).toEqual([
    ['/a', '1', '2', '3'],
    ['/b', '1', '2'],
  ])
})
test('groupHits keeps the best of each page', () => {
  expect(plain(2)).toEqual([
    ['/a', '1', '2'],
    ['/b', '1', '2'],
  ])
  expect(groupHits([], 3)).toEqual([])
})
