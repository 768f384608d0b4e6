import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listEntries, readSource } from '../catalogue/entries'
import { apiSource, getApiReference } from '../source/api'

const { operations, errors } = getApiReference()
const pages = listEntries('api').filter(({ operation }) => operation)

/** The sections that every page of an operation has, in their order, each with the component that it begins with. */
const sections = [
  ['Request', 'Request'],
  ['Parameters', 'Parameters'],
  ['Body', 'RequestBody'],
  ['Response', 'Responses'],
  ['Errors', 'Errors'],
] as const

describe('the page of an operation', () => {
  test.each(pages)('$href has the sections of the template in their order', ({ operation = '', headings }) => {
    const hasBody = operations.get(operation)?.body !== undefined
    const expected = sections.filter(([heading]) => heading !== 'Body' || hasBody).map(([heading]) => heading)
    expect(headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual(expected)
  })

  test.each(pages)("$href begins each section with the document's part about its operation", (page) => {
    const starts = [...readSource(page).matchAll(/^## (\w+)\n+<(\w+) id="(\w+)" \/>$/gm)].map(([, ...parts]) => parts)
    const all = sections.map(([heading, part]) => [heading, part, page.operation])
    expect(starts).toEqual(all.filter(([heading]) => page.headings.some(({ text }) => text === heading)))
  })

  test.each(pages)('$href explains the operation before the first section, and has related links', (page) => {
    expect(readSource(page).trimStart()).toMatch(/^[A-Z]/)
    expect(page.related.length).toBeGreaterThan(1)
  })
})

test('the document and the pages list the same statuses for retrying a request', () => {
  const texts = [...listEntries('api').map(readSource), readFileSync(apiSource, 'utf8')]
  const lists = texts.flatMap((text) => text.match(/\b429(?:, 5\d\d)+(?: and 5\d\d)?/g) ?? [])
  expect(lists.length).toBeGreaterThan(2)
  for (const list of lists) expect(list.match(/\d+/g)).toEqual(['429', '500', '502', '503', '504'])
})

test('every error code is explained once, at its docs_url', () => {
  const [page] = listEntries('api').filter(({ href }) => errors.every((error) => error.href.startsWith(`${href}#`)))
  const explained = page?.headings.filter(({ text }) => errors.some(({ code }) => code === text)).map(({ id }) => id)
  expect(explained?.toSorted()).toEqual(errors.map(({ href }) => href.split('#')[1]).toSorted())
})
