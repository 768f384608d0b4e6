import { expect, test } from 'vitest'
import { readPage } from './read-page'

test('the files that a page loads later count as its scripts', () => {
  const { references } = readPage(
    '/a.html',
    '<body><script src="/loader.js" async="" data-files="/x.txt#sha256-x= /y.js"></script></body>',
  )
  expect(references).toEqual([
    { url: '/x.txt', kind: 'script', line: 1 },
    { url: '/y.js', kind: 'script', line: 1 },
    { url: '/loader.js', kind: 'script', line: 1 },
  ])
})

test('references after style rules are found, with the right line', () => {
  const { references } = readPage(
    '/a.html',
    '<head>\n<style>@media (width<40rem){a{b:c}}</style><style>d{}</style></head>\n<a href="/b">B</a>',
  )
  expect(references).toEqual([{ url: '/b', kind: 'a', line: 3 }])
})
