import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { styleSchema, toRegExp } from './style-rules'

const style = styleSchema.parse(parse(readFileSync('content/style.yml', 'utf8')))

describe('content/style.yml', () => {
  test.each(style.rules)('$id finds its example, and leaves other senses alone', (rule) => {
    expect(rule.finds).toMatch(toRegExp(rule))
    for (const sentence of rule.leaves ?? []) expect(sentence).not.toMatch(toRegExp(rule))
  })

  test('has each rule once', () => {
    const ids = style.rules.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test.each([
    ['(', "isn't a regular expression"],
    ['foo *bar', 'has *, +, ? or { after a space'],
    ['foo ?bar', 'has *, +, ? or { after a space'],
    ['foo {2}bar', 'has *, +, ? or { after a space'],
    ['[ ,]foo', 'has a space in […]'],
    ['(?:foo)?', 'also matches empty text'],
  ])('refuses the pattern %s', (pattern, message) => {
    const rule = { id: 'x', pattern, sense: 's', write: 'w', finds: 'f' }
    expect(styleSchema.safeParse({ rules: [rule] }).error?.issues[0]?.message).toContain(message)
  })

  test.each(['foo bar', 'foo (?:a|b)', String.raw`foo \?`, String.raw`a \S+ b`, 'foo [*]'])(
    'accepts the pattern %s',
    (pattern) => {
      const rule = { id: 'x', pattern, sense: 's', write: 'w', finds: 'f' }
      expect(styleSchema.safeParse({ rules: [rule] }).success).toBe(true)
    },
  )
})

test('a pattern matches across a line break', () => {
  expect('It goes\n  on for days').toMatch(toRegExp({ pattern: 'goes on' }))
})
