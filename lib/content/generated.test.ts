import { expect, test, vi } from 'vitest'
import { readMetadata } from './generated'

vi.mock('./read-json', () => ({
  readJson: () => ['docs/2.x/b.mdx', 'docs/2.x/a.mdx', 'docs/1.x/c.mdx'].map((_id) => ({ _id, body: { code: '' } })),
}))

test('entries are in the order of their paths, in whatever order Contentlayer wrote them', () => {
  expect(readMetadata('Doc').map(({ _id }) => _id)).toEqual(['docs/1.x/c.mdx', 'docs/2.x/a.mdx', 'docs/2.x/b.mdx'])
})
