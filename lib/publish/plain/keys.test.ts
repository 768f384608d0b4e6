import { describe, expect, test } from 'vitest'
import { toChordText, toKeysText } from './keys'

describe('toChordText', () => {
  test('names the keys as they are written', () => expect(toChordText('Ctrl+Shift+K')).toBe('Ctrl+Shift+K'))
  test('joins two to choose from', () => expect(toChordText(['Ctrl+Y', 'F2'])).toBe('Ctrl+Y or F2'))
  test('joins several to choose from', () => expect(toChordText(['1', '2', '3'])).toBe('1, 2 or 3'))
})

describe('toKeysText', () => {
  test('names the keys of both keyboards', () => {
    expect(toKeysText('Ctrl+Shift+K', '⌘⇧K')).toBe('Ctrl+Shift+K (⌘⇧K on macOS)')
  })

  test('names keys once that are the same', () => expect(toKeysText(['1', '2'], ['1', '2'])).toBe('1 or 2'))
})
