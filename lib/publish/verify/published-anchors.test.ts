import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../source/problem'
import { readPage } from '../read-page'
import { checkPublishedAnchors, recordAnchors } from './published-anchors'

const habits = readPage(
  '/docs/habits.html',
  '<h1>Habits</h1><h2 id="create-a-habit"><span id="make-a-habit"></span>Create</h2><input id="name">',
)
const moved = readPage(
  '/docs/routines.html',
  '<meta http-equiv="refresh" content="0; url=/preview/docs/habits"><a href="/preview/docs/habits">Habits</a>',
)
const files = new Set(['/docs/habits.html', '/docs/routines.html'])
const check = (published: Record<string, string[]>) =>
  formatProblems(checkPublishedAnchors(published, [habits, moved], files, '/preview'))

describe('checkPublishedAnchors', () => {
  test('accepts present headings, former ones with a target, and pages that moved', () => {
    const published = { '/docs/habits': ['create-a-habit', 'make-a-habit'], '/docs/routines': ['create-a-habit'] }
    expect(check(published)).toBe('')
  })

  test('reports each dead fragment, with the nearest heading', () => {
    expect(check({ '/docs/habits': ['creat-a-habit'] })).toBe(
      'lib/site/published-anchors.json:1:1  /docs/habits#creat-a-habit was published and leads nowhere now  (map it in anchorsFrom in the front matter of /docs/habits, as creat-a-habit: create-a-habit)',
    )
  })

  test('names a page that is gone', () => {
    expect(check({ '/docs/gone': ['a'] })).toContain('add redirectFrom: [/docs/gone]')
  })
})

test('recordAnchors leaves out lists of posts, because posts move from page to page', () => {
  const list = (file: string) => readPage(file, '<h2 id="release-2-1">2.1</h2>')
  const pages = ['/releases.html', '/releases/page/2.html', '/releases/2.1.html'].map(list)
  expect(recordAnchors({}, pages)).toEqual({ '/releases/2.1': ['release-2-1'] })
})

test('recordAnchors adds linkable IDs and keeps every earlier one', () => {
  expect(recordAnchors({ '/docs/habits': ['older'], '/gone': ['x'] }, [habits, moved])).toEqual({
    '/docs/habits': ['create-a-habit', 'older'],
    '/gone': ['x'],
  })
})
