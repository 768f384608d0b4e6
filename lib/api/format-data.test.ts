import { describe, expect, test } from 'vitest'
import { formatData } from './format-data'

describe('formatData', () => {
  const value = { name: "Petra's beans", 'due-date': null, tags: ['a', 'b'], deep: { is: true }, none: [], size: 12.5 }

  test('writes JavaScript', () => {
    expect(formatData(value, 'javascript')).toMatchInlineSnapshot(`
      "{
        name: "Petra's beans",
        'due-date': null,
        tags: [
          'a',
          'b',
        ],
        deep: {
          is: true,
        },
        none: [],
        size: 12.5,
      }"
    `)
  })

  test('writes Python', () => {
    expect(formatData(value, 'python', '    ')).toMatchInlineSnapshot(`
      "{
              "name": "Petra's beans",
              "due-date": None,
              "tags": [
                  "a",
                  "b",
              ],
              "deep": {
                  "is": True,
              },
              "none": [],
              "size": 12.5,
          }"
    `)
  })

  test('writes Ruby', () => {
    expect(formatData(value, 'ruby')).toMatchInlineSnapshot(`
      "{
        name: "Petra's beans",
        'due-date': nil,
        tags: [
          'a',
          'b'
        ],
        deep: {
          is: true
        },
        none: [],
        size: 12.5
      }"
    `)
  })

  test('escapes line breaks and backslashes in every language', () => {
    expect(formatData('a\n\\b', 'javascript')).toBe('"a\\n\\\\b"')
    expect(formatData('a\n\\b', 'python')).toBe('"a\\n\\\\b"')
    expect(formatData('a\n\\b', 'ruby')).toBe('"a\\n\\\\b"')
  })

  test('sets a field in JavaScript, whatever its name is', () => {
    expect(formatData(JSON.parse('{"__proto__": 1}'), 'javascript')).toBe("{\n  ['__proto__']: 1,\n}")
  })

  test('prevents any text from running as Ruby', () => {
    expect(formatData("#{`ls`} 'x' #1", 'ruby')).toBe('"\\#{`ls`} \'x\' #1"')
    expect(formatData('#{1}', 'ruby')).toBe("'#{1}'")
  })
})
