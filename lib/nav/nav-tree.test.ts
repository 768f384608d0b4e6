import { describe, expect, test } from 'vitest'
import { buildNavTree, findPrevNext, findTrail, listLinks, type NavPage } from './nav-tree'

const page = (slug: string, sidebarLabel?: string): [string, NavPage] => [
  slug,
  { slug, href: `/docs/${slug}`, title: `Title of ${slug}`, sidebarLabel },
]
const pages = new Map([page('start'), page('tasks/overview', 'Overview'), page('tasks/dates'), page('keys')])
const tree = buildNavTree(
  [
    'start',
    {
      category: 'Features',
      id: 'features',
      items: [{ category: 'Tasks', id: 'tasks', items: ['tasks/overview', 'tasks/dates'] }],
    },
    'keys',
  ],
  pages,
)

describe('buildNavTree', () => {
  test('labels a link with the sidebar label, else the title', () => {
    expect(listLinks(tree).map((link) => link.label)).toEqual([
      'Title of start',
      'Overview',
      'Title of tasks/dates',
      'Title of keys',
    ])
  })

  test('names the slug that has no page', () => {
    expect(() => buildNavTree(['gone'], pages)).toThrow('no page "gone"')
  })
})

describe('findTrail', () => {
  test('lists the categories above a page, outermost first', () => {
    expect(findTrail(tree, '/docs/tasks/dates').map((category) => category.label)).toEqual(['Features', 'Tasks'])
  })

  test('is empty for a page at the top and for an unknown one', () => {
    expect(findTrail(tree, '/docs/keys')).toEqual([])
    expect(findTrail(tree, '/docs/none')).toEqual([])
  })
})

describe('findPrevNext', () => {
  test('crosses the borders of categories', () => {
    const { prev, next } = findPrevNext(tree, '/docs/tasks/overview')
    expect([prev?.href, next?.href]).toEqual(['/docs/start', '/docs/tasks/dates'])
  })

  test('has no page before the first and after the last', () => {
    expect(findPrevNext(tree, '/docs/start').prev).toBeUndefined()
    expect(findPrevNext(tree, '/docs/keys').next).toBeUndefined()
  })

  test('knows nothing of a page outside the tree', () => {
    expect(findPrevNext(tree, '/docs/none')).toEqual({})
  })
})
