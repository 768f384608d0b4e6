import type { Code, Heading, Paragraph, Root } from 'mdast'
import { expect, test } from 'vitest'
import type { EntryOf } from '../../catalogue/entry'
import { listSearchSections } from './search-sections'

const entry: EntryOf<'api'> = {
  kind: 'api',
  related: [],
  href: '/api/tasks-api/create',
  slug: 'tasks-api/create',
  sourcePath: 'content/api/tasks-api/create.mdx',
  title: 'Create a task',
  heading: 'Create a task',
  description: 'Creates a task.',
  trail: [],
  canonical: '/api/tasks-api/create',
  isIndexed: true,
  isSearchable: true,
  keywords: [],
  headings: [],
  redirectFrom: [],
}
const code = (lang: string): Code => ({ type: 'code', lang, value: `${lang} code` })
const label: Paragraph = {
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: 'Ruby' }] }],
}
const heading: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Errors' }] }
const request: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Request' }] }
/** A heading for screen readers, which isn't a section. */
const samples: Heading = { type: 'heading', depth: 5, children: [{ type: 'text', value: 'Samples' }] }
const content: Root = {
  type: 'root',
  children: [request, code('http'), samples, label, code('ruby'), heading, label, code('bash')],
}
const read = (own: EntryOf<'api'>) => listSearchSections(own, content).map(({ text }) => text)

test("an operation's samples aren't indexed, but its method, its path and the code in its text are", () => {
  expect(read({ ...entry, operation: 'createTask' })).toEqual(['', 'http code', 'Ruby\nbash code'])
})

test("sections that editors leave out aren't indexed", () => {
  const own: Root = { type: 'root', children: [{ ...heading, data: { hProperties: { id: 'errors' } } }, code('bash')] }
  expect(listSearchSections({ ...entry, searchWithout: ['errors'] }, own).map(({ level }) => level)).toEqual([1])
  expect(listSearchSections({ ...entry, searchWithout: ['other'] }, own).map(({ level }) => level)).toEqual([1, 2])
})

test('the code of any other page is indexed', () => {
  expect(read(entry)).toEqual(['', 'http code\nSamples\nRuby\nruby code', 'Ruby\nbash code'])
})
