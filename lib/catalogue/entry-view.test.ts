import { describe, expect, test, vi } from 'vitest'
import { config } from '../site/config.mjs'
import { toDocHref } from '../site/routes'
import { currentVersion, versions } from '../site/versions'
import { archivedVersion, setUpTestContent } from '../testing/test-content'
import { getEntry } from './entries'
import { buildEntryView, buildToc } from './entry-view'
import { listVersionOptions } from './version-targets'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const current = currentVersion.id
setUpTestContent()

const view = (href: string) => buildEntryView(getEntry(href, 'doc', 'api', 'release'))
const neighbours = (href: string) => {
  const { prev, next } = view(href).prevNext
  return [prev?.label, next?.label]
}

describe('buildEntryView', () => {
  test('gives the categories above a page, or the year of a post', () => {
    expect(view('/docs/guide/new').trail).toEqual(['Guide'])
    expect(view('/docs/start').trail).toEqual([])
    expect(view('/releases/0.9').trail).toEqual(['2026'])
  })

  test('links from page to page across categories', () => {
    expect(neighbours('/docs/start')).toEqual([undefined, 'New'])
    expect(neighbours('/docs/guide/new')).toEqual(['Start', 'Habits'])
    expect(neighbours('/docs/guide/habits')).toEqual(['New', undefined])
    expect(neighbours('/api/overview')).toEqual([undefined, 'List tasks'])
  })

  test('links a post to the previous and next ones', () => {
    expect(neighbours('/releases/0.9')).toEqual([undefined, '0.10: Threads'])
    expect(neighbours('/releases/pricing')).toEqual(['0.10: Threads', undefined])
  })

  test('links related pages that exist', () => {
    expect(view('/docs/guide/new').related).toEqual([
      { href: '/docs/guide/habits', label: `Habits in ${config.name}`, description: 'About it.' },
    ])
    expect(view('/releases/0.9').related.map(({ href }) => href)).toEqual(['/docs/guide/new'])
    expect(view('/api/overview').related.map(({ href }) => href)).toEqual(['/api/tasks/list', '/docs/start'])
    expect(view('/api/tasks/list').related).toEqual([])
  })

  test("links to the next tasks, which aren't repeated in the related pages", () => {
    const step = { href: '/docs/start#first', label: 'Set it up' }
    expect(view('/docs/guide/new').next).toEqual([{ href: '/about', label: `Meet ${config.name}` }, step])
    expect(view('/docs/start').next).toEqual([])
    expect(view('/api/overview').next).toEqual([])
  })

  test('gives the address for editing a page, and the day of its last change', () => {
    const { url, branch } = config.repository
    expect(view('/releases/0.9')).toMatchObject({
      editUrl: `${url}/edit/${branch}/content/releases/0.9.mdx`,
      lastUpdated: '2026-05-06',
    })
    expect(view('/docs/start').lastUpdated).toBeUndefined()
  })

  test('fills in the page and its version in the contact form', () => {
    expect(view('/docs/guide/new').reportHref).toBe(`/contact?topic=page&page=/docs/guide/new&version=${current}`)
    expect(view('/releases/0.9').reportHref).toBe('/contact?topic=page&page=/releases/0.9')
  })

  test('links from an archived page to the current one, or to the closest', () => {
    expect(view('/docs/start').archived).toBeUndefined()
    expect(view(toDocHref(archivedVersion, 'guide/habits')).archived).toMatchObject({
      currentHref: '/docs/guide/habits',
      match: 'same',
      text: `This page is for ${config.name} 1.x.`,
    })
    expect(view(toDocHref(archivedVersion, 'old')).archived).toMatchObject({
      currentHref: '/docs/start',
      match: 'closest',
    })
  })
})

test('listVersionOptions points to another page if a version lacks this one', () => {
  const options = listVersionOptions(current)
  expect(options.map(({ id, note }) => [id, note])).toEqual(
    versions.map(({ id }) => [id, id === current ? 'current' : 'archived']),
  )
  expect(options.find(({ id }) => id === current)?.exceptions).toEqual({})
  expect(options.find(({ id }) => id === archivedVersion)?.exceptions).toEqual({
    'guide/new': toDocHref(archivedVersion, 'guide/habits'),
  })
})

describe('buildToc', () => {
  const heading = (level: number, id: string) => ({ level, id, text: id.toUpperCase() })

  test('puts level 3 below the level 2 before it', () => {
    const toc = buildToc([heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')])
    expect(toc.map((item) => [item.id, item.children.map((child) => child.id)])).toEqual([
      ['a', ['b', 'c']],
      ['d', []],
    ])
  })

  test("leaves out levels that the spec doesn't name", () => {
    expect(buildToc([heading(1, 'title'), heading(2, 'a'), heading(4, 'deep')])).toEqual([
      { id: 'a', text: 'A', children: [] },
    ])
  })

  test('keeps a level 3 that has no parent at the top', () => {
    expect(buildToc([heading(3, 'early'), heading(2, 'a')]).map(({ id }) => id)).toEqual(['early', 'a'])
  })
})
