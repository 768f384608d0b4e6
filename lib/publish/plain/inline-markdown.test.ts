import { describe, expect, test } from 'vitest'
import { inlineParagraph, inlineTable, parseInline } from './inline-markdown'
import { toMarkdown } from './to-markdown'

const write = (sentence: string) => toMarkdown({ type: 'root', children: [inlineParagraph(sentence)] }).trimEnd()

describe('parseInline', () => {
  test.each(['Ask for `id` and **one** more.', 'See [`id` **here**](/api/a#b), [there](https://a.test).', '**`a`** b'])(
    'keeps %j',
    (sentence) => expect(write(sentence)).toBe(sentence),
  )

  test.each(['[a](javascript:b)', '<b>', '*a*', '# a', '- a'])('takes %j for words', (sentence) => {
    expect(parseInline(sentence)).toEqual([{ type: 'text', value: sentence }])
  })

  test('has nothing for no words', () => expect(parseInline('')).toEqual([]))
})

test('inlineTable has sentences for cells', () => {
  const written = toMarkdown({ type: 'root', children: [inlineTable(['A', 'B'], [['`a|b`', '']])] })
  expect(written).toBe('| A | B |\n| - | - |\n| `a\\|b` | |\n')
})
