import { type ChordParts, toChordForm } from './chords'

/** A word of a text: how it is compared, and where it stands. */
export type Word = {
  form: string
  start: number
  end: number
  /** What the word is made of, where its parts can be looked for too: an identifier, a keyboard shortcut. */
  parts?: readonly string[]
}

const modifier = '(?:ctrl|control|alt|option|shift|cmd|command)'
const key = '(?:[\\p{L}\\p{N}]+|[^\\s\\p{L}\\p{N}])'
const pattern = new RegExp(
  [
    `(?<mac>[⌃⌥⇧⌘]+(?:${key})?)`,
    `(?<![\\p{L}\\p{N}])(?<chord>${modifier}(?:\\+(?:${modifier}(?![\\p{L}\\p{N}])|${key}))+)`,
    // A version, a time of day, a number in thousands: whole words.
    '(?<![\\p{L}\\p{N}])v?(?<number>\\d+(?:[.:]\\d+|\\.x(?![\\p{L}\\p{N}]))+|\\d{1,3}(?:,\\d{3})+)(?![\\p{L}\\p{N}])',
    "(?<word>[\\p{L}\\p{N}\\p{M}]+(?:['’][\\p{L}\\p{M}]+)*)",
  ].join('|'),
  'giu',
)

/**
 * The words of a text in order. Capitals, accents and apostrophes make no difference; versions (`v2.0.18`), times and keyboard shortcuts
 * (`Ctrl+K`, `⌘K`) are one word each.
 */
export function listWords(text: string): Word[] {
  return Array.from(text.matchAll(pattern), (match): Word => {
    const [raw] = match
    const { mac, chord, number } = match.groups ?? {}
    const place = { start: match.index, end: match.index + raw.length }
    if (mac !== undefined) return { ...toChordForm([...mac]), ...place }
    if (chord !== undefined) return { ...toChordForm(splitChord(chord)), ...place }
    if (number !== undefined) return { ...toNumber(number.toLowerCase()), ...place }
    return { form: fold(raw), parts: splitIdentifier(raw), ...place }
  })
}

/** A word as it is compared: without accents, apostrophes and capitals. */
export function fold(word: string): string {
  if (/^[\w]*$/.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}

/** The parts of a version are marked as such, so that 10 is not 2.0.10. */
function toNumber(text: string): Pick<Word, 'form' | 'parts'> {
  const isVersion = /^\d+(?:\.\w+)+$/.test(text)
  return { form: text.replaceAll(',', ''), parts: isVersion ? text.split('.').map(toVersionPart) : undefined }
}

/** The form of a number where it is part of a version. */
export function toVersionPart(number: string): string {
  return `.${number}`
}

/** The parts of `camelCase`, where each says something by itself. */
function splitIdentifier(word: string): string[] | undefined {
  if (!/[a-z][A-Z]/.test(word)) return undefined
  const parts = word.split(/(?<=[a-z])(?=[A-Z])/)
  return parts.every((part) => part.length > 2) ? parts.map(fold) : undefined
}

/** The keys of `Ctrl+Shift+P`, and of `Ctrl++`, whose last key is the sign itself. */
function splitChord(chord: string): ChordParts {
  const keys = chord.split('+')
  return keys.at(-1) === '' ? [...keys.slice(0, -2), '+'] : keys
}
