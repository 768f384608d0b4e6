import { describe, expect, test } from 'vitest'
import { listHeadings } from './headings'

const ids = (body: string) => listHeadings(body).map(({ id }) => id)

describe('listHeadings', () => {
  test('uses the explicit id, or else the slug of the text', () => {
    expect(listHeadings('## Set a limit [#set]\n\n### On a phone')).toEqual([
      { id: 'set', text: 'Set a limit', level: 2 },
      { id: 'on-a-phone', text: 'On a phone', level: 3 },
    ])
  })

  test('numbers a slug that is taken', () => {
    expect(ids('## Limits\n\n## Limits')).toEqual(['limits', 'limits-1'])
  })

  test('reads headings inside components, and their code and links as text', () => {
    expect(ids('<Details summary="x">\n\n## With `code` and [a link](/x)\n\n</Details>')).toEqual([
      'with-code-and-a-link',
    ])
  })

  test('keeps a time of day, which resembles a directive', () => {
    expect(listHeadings('## At 09:00')).toEqual([{ id: 'at-0900', text: 'At 09:00', level: 2 }])
  })

  test('uses typographic quotes in the text, but not in the id', () => {
    expect(listHeadings(`## If you don't see "Update **now**"`)).toEqual([
      { id: 'if-you-dont-see-update-now', text: 'If you don’t see “Update now”', level: 2 },
    ])
    expect(ids('## Over 10 MB')).toEqual(['over-10-mb'])
  })

  test('fills tokens in first', () => {
    expect(ids('## Version {latest}')[0]).toMatch(/^version-\d/)
  })
})
