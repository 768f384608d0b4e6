import { describe, expect, test } from 'vitest'
import { findTrail, listLinks, type NavTree } from './view'

const link = (label: string) => ({ kind: 'link' as const, label, href: `/docs/${label}` })
const tree: NavTree = [
  link('start'),
  {
    kind: 'category',
    id: 'features',
    label: 'Features',
    items: [link('habits'), { kind: 'category', id: 'tasks', label: 'Tasks', items: [link('dates')] }],
  },
  link('keys'),
]

test('listLinks lists the pages of all categories in reading order', () => {
  expect(listLinks(tree).map(({ label }) => label)).toEqual(['start', 'habits', 'dates', 'keys'])
})

describe('findTrail', () => {
  test('lists the categories above a page, outermost first', () => {
    expect(findTrail(tree, '/docs/dates').map(({ label }) => label)).toEqual(['Features', 'Tasks'])
  })

  test('is empty for a page at the top and for an unknown one', () => {
    expect(findTrail(tree, '/docs/keys')).toEqual([])
    expect(findTrail(tree, '/docs/none')).toEqual([])
  })
})
