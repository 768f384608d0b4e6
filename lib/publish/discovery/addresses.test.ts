import { describe, expect, test } from 'vitest'
import { toCardHref, toMarkdownHref } from './addresses'

describe('toMarkdownHref', () => {
  test('adds .md to the address, even if it contains dots', () => {
    expect(toMarkdownHref('/docs/habits')).toBe('/docs/habits.md')
    expect(toMarkdownHref('/releases/2.1.13')).toBe('/releases/2.1.13.md')
  })
  test('has a name for the start page', () => expect(toMarkdownHref('/')).toBe('/index.md'))
})

describe('toCardHref', () => {
  test('is a file for each page', () => {
    expect(toCardHref('/releases/2.0')).toBe('/og/releases/2.0.png')
    expect(toCardHref('/')).toBe('/og/index.png')
  })
})
