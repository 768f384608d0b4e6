import { describe, expect, test } from 'vitest'
import { labelParagraph, paragraph, text } from './nodes'
import { toMarkdown } from './to-markdown'

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
    expect(toMarkdown({ type: 'root', children: [labelParagraph('A'), paragraph(text('B'))] })).toBe('**A**\n\nB\n')
  })
})
