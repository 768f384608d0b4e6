/** One key of a chord: what is drawn, and its name where a screen reader would skip or misread that. */
export type Key = { label: string; name?: string }

/** Keys on Windows and Linux with + between them, on macOS without: "Ctrl+K", "⌘K". A list holds alternatives. */
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
  '\\': 'Backslash',
  '@': 'At sign',
}

/** Whether the keys are pressed together in the Mac's way of writing, which has nothing between them. */
export function isMacChord(chord: string): boolean {
  return macModifiers.some((glyph) => chord.startsWith(glyph))
}

/** The labels of a chord; a plus at its end is a key itself. */
function splitLabels(chord: string): string[] {
  if (isMacChord(chord)) {
    const [first = '', ...rest] = chord
    return rest.length ? [first, ...splitLabels(rest.join(''))] : [first]
  }
  const plus = chord.indexOf('+', 1)
  return plus < 0 || plus === chord.length - 1 ? [chord] : [chord.slice(0, plus), ...splitLabels(chord.slice(plus + 1))]
}

/**
 * The keys of one chord, in the order in which they are written.
 * @example splitChord('Ctrl+\\') // => [{ label: 'Ctrl' }, { label: '\\', name: 'Backslash' }]
 * @example splitChord('⌘K') // => [{ label: '⌘', name: 'Command' }, { label: 'K' }]
 */
export function splitChord(chord: string): Key[] {
  return splitLabels(chord).map((label) => (names[label] ? { label, name: names[label] } : { label }))
}

/** The chords to choose from. */
export function listAlternatives(chord: Chord): readonly string[] {
  return typeof chord === 'string' ? [chord] : chord
}
