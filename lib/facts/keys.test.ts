import { describe, expect, test } from 'vitest'
import { splitChord } from './keys'

const labels = (chord: string) => splitChord(chord).map(({ label }) => label)
const names = (chord: string) => splitChord(chord).map(({ label, name = label }) => name)

describe('splitChord', () => {
  test.each([
    ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
    ['Ctrl+\\', ['Ctrl', '\\']],
    ['Ctrl++', ['Ctrl', '+']],
    ['Ctrl+-', ['Ctrl', '-']],
    ['Ctrl+Click', ['Ctrl', 'Click']],
    ['Alt+↑', ['Alt', '↑']],
    ['+', ['+']],
    ['/', ['/']],
    ['Esc', ['Esc']],
  ])('splits %s at its plus signs', (chord, expected) => expect(labels(chord)).toEqual(expected))

  test.each([
    ['⌘⇧P', ['⌘', '⇧', 'P']],
    ['⌃⇧A', ['⌃', '⇧', 'A']],
    ['⌘⌫', ['⌘', '⌫']],
    ['⌘\\', ['⌘', '\\']],
    ['⌘+', ['⌘', '+']],
    ['⌘Click', ['⌘', 'Click']],
    ['⌘0', ['⌘', '0']],
    ['↩', ['↩']],
  ])('splits %s by its symbols', (chord, expected) => expect(labels(chord)).toEqual(expected))

  test('gives names to the symbols of the Mac', () => {
    expect(names('⌘⇧P')).toEqual(['Command', 'Shift', 'P'])
    expect(names('⌥↓')).toEqual(['Option', 'Down arrow'])
  })

  test('gives names to punctuation that a screen reader skips', () => {
    expect(names('Ctrl+,')).toEqual(['Ctrl', 'Comma'])
    expect(names('Ctrl+\\')).toEqual(['Ctrl', 'Backslash'])
  })
})
