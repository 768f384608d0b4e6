import { describe, expect, test } from 'vitest'
import { isModifier, joinChords, toChordForm } from './chords'

describe('toChordForm', () => {
  test('names the modifiers in one order, whichever they were written in', () => {
    expect(toChordForm(['⌘', '⇧', 'P'])).toEqual({ form: 'shift+cmd+p', parts: ['shift', 'cmd', 'p'] })
    expect(toChordForm(['Shift', 'Command', 'p']).form).toBe('shift+cmd+p')
  })
  test('gives signs their names', () => expect(toChordForm(['⌃', '↑']).form).toBe('ctrl+up'))
})

describe('joinChords', () => {
  test.each([
    [['cmd', 'shift', 'm'], ['shift+cmd+m']],
    [
      ['press', 'ctrl', 'k', 'now'],
      ['press', 'ctrl+k', 'now'],
    ],
    [['ctrl', 'enter'], ['ctrl+enter']],
    [['alt', 'f4'], ['alt+f4']],
    [
      ['alt', 'text'],
      ['alt', 'text'],
    ],
    [
      ['shift', 'a', 'task'],
      ['shift+a', 'task'],
    ],
    [['ctrl'], ['ctrl']],
    [[], []],
  ])('of %j makes %j', (forms, joined) => expect(joinChords(forms)).toEqual(joined))
})

describe('isModifier', () => {
  test('knows keys that are held, and no names that every object has', () => {
    expect(['Ctrl', 'option', '⌘'].map(isModifier)).toEqual([true, true, true])
    expect(['k', 'enter', 'constructor'].map(isModifier)).toEqual([false, false, false])
  })
})
