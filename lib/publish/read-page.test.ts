import { expect, test } from 'vitest'
import { readPage } from './read-page'

test('the files that a page loads later count as its scripts', () => {
  const { references } = readPage(
    '/a.html',
    '<head><script>{const runtimeFiles=["/x.js","/y.js"],isWanted=false;load()}</script></head>',
  )
  expect(references).toEqual([
    { url: '/x.js', kind: 'script', line: 1 },
    { url: '/y.js', kind: 'script', line: 1 },
  ])
})
