/** Maps every way to write a modifier to its name. The names are in the order in which a shortcut lists them. */
const modifiers: ReadonlyMap<string, string> = new Map([
  ['ctrl', 'ctrl'],
  ['control', 'ctrl'],
  ['⌃', 'ctrl'],
  ['alt', 'alt'],
  ['option', 'alt'],
  ['⌥', 'alt'],
  ['shift', 'shift'],
  ['⇧', 'shift'],
  ['cmd', 'cmd'],
  ['command', 'cmd'],
  ['⌘', 'cmd'],
])
const order = ['ctrl', 'alt', 'shift', 'cmd']

/** Returns whether a word names a modifier key, such as "Ctrl" or "command". */
export function isModifier(word: string): boolean {
  return modifiers.has(word.toLowerCase())
}

/** Names of keys that visitors may type after a modifier. */
const namedKeys = new Set(['enter', 'return', 'esc', 'escape', 'space', 'tab', 'delete', 'click', 'up', 'down'])
const signs: ReadonlyMap<string, string> = new Map([
  ['↩', 'enter'],
  ['return', 'enter'],
  ['escape', 'esc'],
  ['↑', 'up'],
  ['↓', 'down'],
])

/**
 * Returns a keyboard shortcut as one word (`form`), which is the same however it's written, and its keys (`parts`).
 * @example toChordForm(['⌘', '⇧', 'P']).form // => 'shift+cmd+p'
 */
export function toChordForm(keys: readonly string[]): { form: string; parts: readonly string[] } {
  const lower = keys.map((key) => key.trim().toLowerCase())
  const held = lower.flatMap((key) => modifiers.get(key) ?? [])
  const rest = lower.filter((key) => !isModifier(key)).map((key) => signs.get(key) ?? key)
  const parts = [...held.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)), ...rest]
  return { form: parts.join('+'), parts }
}

/**
 * Joins the parts of a shortcut that a visitor typed with spaces: modifiers and the one key after them become one word.
 * @example joinChords(['cmd', 'shift', 'm']) // => ['shift+cmd+m']
 */
export function joinChords(forms: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < forms.length; index += 1) {
    let end = index
    while (isModifier(forms[end] ?? '')) end += 1
    const key = forms[end]
    const isKey = key !== undefined && (/^(?:.|f\d\d?)$/u.test(key) || namedKeys.has(key))
    if (end > index && isKey) {
      joined.push(toChordForm(forms.slice(index, end + 1)).form)
      index = end
    } else joined.push(forms[index] ?? '')
  }
  return joined
}
