import { type Chord, listAlternatives } from '../../facts/keys'

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * A chord in words, or several to choose from.
 * @example toChordText(['Ctrl+Y', 'Ctrl+Shift+Z']) // => 'Ctrl+Y or Ctrl+Shift+Z'
 */
export function toChordText(chord: Chord): string {
  return alternatives.format(listAlternatives(chord))
}

/**
 * The keys for both keyboards, once where they are the same.
 * @example toKeysText('Ctrl+K', '⌘K') // => 'Ctrl+K (⌘K on macOS)'
 */
export function toKeysText(win: Chord, mac: Chord): string {
  const [other, own] = [toChordText(win), toChordText(mac)]
  return other === own ? other : `${other} (${own} on macOS)`
}
