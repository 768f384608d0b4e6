import type { Paragraph, PhrasingContent, Text } from 'mdast'
import { describe, expect, test } from 'vitest'
import { toMarkdown } from './to-markdown'

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

describe('toMarkdown', () => {
  test('keeps an address in a text free of backslashes', () => {
    const words = paragraph(text('Write to help@mail.example or see https://site.example.'))
    expect(toMarkdown({ type: 'root', children: [words] })).toBe(
      'Write to help@mail.example or see https://site.example.\n',
    )
  })

  test('protects what Markdown would read as its own', () => {
    expect(toMarkdown({ type: 'root', children: [paragraph(text('1. <b> *x* ~15m'))] })).toBe(
      '1\\. \\<b> \\*x\\* \\~15m\n',
    )
  })

  test('separates blocks by one line', () => {
    expect(
      toMarkdown({
        type: 'root',
        children: [paragraph({ type: 'strong', children: [text('A')] }), paragraph(text('B'))],
      }),
    ).toBe('**A**\n\nB\n')
  })
})
