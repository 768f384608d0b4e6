import { expect, test } from 'vitest'
import { suggestBasePath } from './suggest-base-path'

test.each([
  ['/site/docs/features/habits', '/docs/features/habits', '/site/'],
  ['/a/b/docs/features/habits', '/docs/features/habits', '/a/b/'],
  ['/site/docs/1.x/features/journal', '/docs/features/journal', '/site/'],
  ['/site/releases', '/releases', '/site/'],
  ['/docs/features/habits', '/docs/features/habits', '/'],
  ['/site', '/', '/site/'],
  ['/site/', '/', '/site/'],
  ['/', '/', '/'],
  ['/somewhere/else', '/docs/features/habits', undefined],
])('suggestBasePath(%j, %j) is %j', (pathname, canonicalPath, basePath) => {
  expect(suggestBasePath(pathname, canonicalPath)).toBe(basePath)
})
