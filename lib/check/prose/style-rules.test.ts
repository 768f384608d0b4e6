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

  test("refuses a pattern that isn't a regular expression", () => {
    const rule = { id: 'x', pattern: '(', sense: 's', write: 'w', finds: 'f' }
    expect(styleSchema.safeParse({ rules: [rule] }).error?.issues[0]?.message).toMatch(/^isn't a regular expression/)
  })
})

test('a pattern matches across a line break', () => {
  expect('It goes\n  on for days').toMatch(toRegExp({ pattern: 'goes on' }))
})
