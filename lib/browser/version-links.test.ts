// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { showVersionLinks, toVersionAttribute } from './version-links'

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<header><a href="/docs" ${toVersionAttribute('1.x')}="/docs/1.x">Documentation</a><a href="/">Home</a></header>`
})

const listHrefs = () => [...document.links].map((link) => link.getAttribute('href'))

test.each([
  ['1.x', '/docs/1.x'],
  ['2.x', '/docs'],
  ['9.x"><b>', '/docs'],
  [null, '/docs'],
])('with %s remembered, the documentation is at %s', (version, href) => {
  if (version) localStorage.setItem('docs-preferred-version-docs', version)
  showVersionLinks()
  expect(listHrefs()).toEqual([href, '/'])
})
