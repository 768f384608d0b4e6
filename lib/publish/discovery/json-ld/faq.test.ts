import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { listQuestions } from './faq'

const read = (markdown: string) => listQuestions(fromMarkdown(markdown))

describe('listQuestions', () => {
  test('takes the text below each question for its answer', () => {
    const questions = read(
      'Words.\n\n## Why?\n\nSo.\n\n- one\n- two\n\n## How?\n\nThus.\n\n## When?\n\nNow.\n\n## Limits\n\nNone.',
    )
    expect(questions).toEqual([
      { question: 'Why?', answer: 'So.\n- one\n- two' },
      { question: 'How?', answer: 'Thus.' },
      { question: 'When?', answer: 'Now.' },
    ])
  })

  test('finds none on a page with a question or two', () =>
    expect(read('## Why?\n\nSo.\n\n## How?\n\nThus.')).toEqual([]))

  test('passes over a question without an answer', () => {
    expect(read('## Why?\n\n## How?\n\nThus.\n\n## When?\n\nNow.')).toEqual([])
  })
})
