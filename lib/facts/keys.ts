/** One key of a chord: the label we draw, and a name if a screen reader would skip or misread the label. */
export type Key = { label: string; name?: string }

/** Keys to press together, with + between them for Windows and Linux ("Ctrl+K") but not for macOS ("⌘K"). A list contains alternatives. */
export type Chord = string | readonly string[]

const macModifiers = ['⌃', '⌥', '⇧', '⌘']

const names: Readonly<Record<string, string>> = {
  '⌃': 'Control',
  '⌥': 'Option',
  '⇧': 'Shift',
  '⌘': 'Command',
  '↩': 'Return',
  '⌫': 'Delete',
  '↑': 'Up arrow',
  '↓': 'Down arrow',
  '←': 'Left arrow',
  '→': 'Right arrow',
  '+': 'Plus',
  '-': 'Minus',
  '=': 'Equals',
  ',': 'Comma',
  '.': 'Full stop',
  '/': 'Slash',
  '?': 'Question mark',
  '\\': 'Backslash',
  '@': 'At sign',
}

/** Returns whether a chord is written the Mac way, with nothing between the keys. */
export function isMacChord(chord: string): boolean {
  return macModifiers.some((glyph) => chord.startsWith(glyph))
}

/** Splits a chord into the labels of its keys. A plus at the end is a key itself. */
function splitLabels(chord: string): string[] {
  if (isMacChord(chord)) {
    const [first = '', ...rest] = chord
    return rest.length ? [first, ...splitLabels(rest.join(''))] : [first]
  }
  const plus = chord.indexOf('+', 1)
  return plus < 0 || plus === chord.length - 1 ? [chord] : [chord.slice(0, plus), ...splitLabels(chord.slice(plus + 1))]
}

/**
 * Returns the keys of one chord, in the order in which they're written.
 * @example splitChord('Ctrl+\\') // => [{ label: 'Ctrl' }, { label: '\\', name: 'Backslash' }]
 * @example splitChord('⌘K') // => [{ label: '⌘', name: 'Command' }, { label: 'K' }]
 */
export function splitChord(chord: string): Key[] {
  return splitLabels(chord).map((label) => (names[label] ? { label, name: names[label] } : { label }))
}

/** Returns the alternatives as a list, even if there's only one chord. */
export function listAlternatives(chord: Chord): readonly string[] {
  return typeof chord === 'string' ? [chord] : chord
}
