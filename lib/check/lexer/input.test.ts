import { describe, expect, test } from 'vitest'
import { coverCode } from './input'

const prose = (source: string) => coverCode(source).prose

describe('coverCode', () => {
  test('puts letters over inline code', () => expect(prose('a `<5` b')).toBe('a xxxx b'))
  test('treats a run of backticks as one mark', () => expect(prose('a `` ` `` b')).toBe('a xxxxxxx b'))
  test('leaves a lone backtick alone', () => expect(prose('a ` b <5')).toBe('a ` b <5'))
  test("doesn't open code with an escaped backtick", () => expect(prose('a \\`<5\\` b')).toBe('a \\`<5\\` b'))
  test('treats a backslash inside code as a letter', () => expect(prose('`.\\`<5')).toBe('xxxx<5'))
  test('follows inline code into the next line', () => expect(prose('a `b\nc` d')).toBe('a xx\nxx d'))
  test("doesn't follow it into the next paragraph", () => expect(prose('a ` b\n\nc ` d')).toBe('a ` b\n\nc ` d'))
  test("doesn't follow it into the next list item", () => expect(prose('- a ` b\n- c ` d')).toBe('- a ` b\n- c ` d'))

  test('blanks out a fence and its marks', () => expect(prose('a\n```js\n<5\n```\nb')).toBe('a\n     \n  \n   \nb'))
  test('recognises a fence by its length', () => expect(prose('````\n```\n````\n<5')).toBe('    \n   \n    \n<5'))
  test('recognises a fence of tildes', () => expect(prose('~~~\n```\n~~~\n<5')).toBe('   \n   \n   \n<5'))
  test('recognises a fence inside a list', () =>
    expect(prose('- a\n\n  ```\n  <5\n  ```\n- b')).toBe('- a\n\n     \n    \n     \n- b'))
  test('reports a fence that is never closed', () => expect(coverCode('a\n```js\nb').openFence).toBe(2))
  test('keeps the length of every line', () => {
    const source = 'a `b` c\n\n```js\nlet a = 1\n```\n\nd `` e `` f\n'
    expect(
      prose(source)
        .split('\n')
        .map(({ length }) => length),
    ).toEqual(source.split('\n').map(({ length }) => length))
  })
})
