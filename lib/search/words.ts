/** A word in a text: the form in which it's compared, and its position. */
export type Word = {
  form: string
  start: number
  end: number
  /** The parts of an identifier, a path, a version or a keyboard shortcut, if visitors can also search for them. */
  parts?: readonly string[]
}

/**
 * Returns the words of a text in order. Capitals, accents and apostrophes make no difference. Versions (`v2.0.18`), times, keyboard shortcuts
 * (`Ctrl+K`, `⌘K`), identifiers (`list_id`, `tasks:write`) and paths (`/v1/tasks/{id}`) are one word each. It scans the text, because a regular expression
 * takes five times as long. O(length).
 */
export function listWords(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    const isMac = '⌃⌥⇧⌘'.includes(text[at] ?? '')
    const end = isMac ? endOfMacChord(text, at) : endOfWord(text, at)
    if (end > at) words.push(isMac ? toMacChord(text, at, end) : toWord(text, at, end))
    else if (text[at] === '/' && !/[^\s`"'“‘(]/.test(text[at - 1] ?? ' ')) words.push(...toPath(text, at))
    at = Math.max(at + 1, words.at(-1)?.end ?? 0)
  }
  return words
}

/** Returns a word as it's compared: without accents, apostrophes and capitals. */
export function fold(word: string): string {
  if (/^[a-z0-9]*$/i.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
}

/** Returns the form of a number that's part of a version. */
export function toVersionPart(number: string): string {
  return `.${number}`
}

const letters = new Map<string, boolean>()

/** Returns whether a word can contain the character. Each character outside ASCII is tested only once. */
function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false
  const code = character.charCodeAt(0)
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58)
  let known = letters.get(character)
  if (known === undefined) {
    known = /[\p{L}\p{N}\p{M}]/u.test(character)
    letters.set(character, known)
  }
  return known
}

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9'

/** Returns where the run of letters that begins at `at` ends. An apostrophe inside it is part of the word. */
function endOfWord(text: string, at: number): number {
  let end = at
  for (;;) {
    while (isLetter(text[end])) end += 1
    const isInside = end > at && "'’‘".includes(text[end] ?? ' ') && /\p{L}/u.test(text[end + 1] ?? '')
    if (!isInside) return end
    end += 1
  }
}

function toWord(text: string, start: number, end: number): Word {
  const raw = text.slice(start, end)
  if (isDigit(text[end - 1]) && /^v?\d+$/i.test(raw)) return toNumber(text, start, end)
  if (text[end] === '+' && isModifier(raw)) return toChord(text, start, end)
  if ('_:'.includes(text[end] ?? ' ')) return toIdentifier(text, start, end)
  return { form: fold(raw), start, end, parts: splitIdentifier(raw) }
}

/** Reads `scheduled_on` and `tasks:write` as a whole word, and the drive in `C:\`, which has nothing to do with the letter. */
function toIdentifier(text: string, start: number, firstEnd: number): Word {
  const [rest = ''] = /^(?:[_:][a-z][a-z0-9]*)+|^:\\/i.exec(text.slice(firstEnd, firstEnd + 60)) ?? []
  const raw = text.slice(start, firstEnd)
  if (!rest) return { form: fold(raw), start, end: firstEnd, parts: splitIdentifier(raw) }
  const form = fold(raw + rest)
  return { form, start, end: firstEnd + rest.length, parts: rest.startsWith(':\\') ? undefined : form.split(/[_:]/) }
}

/** Reads a path as a whole word. Every path of the API begins with its version, so visitors may leave that out. */
function toPath(text: string, start: number): Word[] {
  const [raw] = /^(?:\/(?:[a-z][\w-]*|\{\w+\}))+/i.exec(text.slice(start, start + 100)) ?? []
  if (!raw) return []
  const form = fold(raw).replace(/^\/v\d+(?=\/)/, '')
  return [{ form, start, end: start + raw.length, parts: form.match(/[a-z0-9]+/g) ?? [] }]
}

/** Reads a version, a time of day or a number with thousands separators as a whole word. */
function toNumber(text: string, start: number, firstEnd: number): Word {
  const [rest = ''] =
    /^(?:(?:[.:]\d+|\.x(?![\p{L}\p{N}]))+|(?:,\d{3})+)(?![\p{L}\p{N}])/u.exec(text.slice(firstEnd, firstEnd + 40)) ?? []
  const form = (text.slice(start, firstEnd) + rest).toLowerCase().replaceAll(',', '')
  const number = rest ? form.replace(/^v/, '') : form
  const parts = /^\d+(?:\.\w+)+$/.test(number) ? number.split('.').map(toVersionPart) : undefined
  return { form: number, start, end: firstEnd + rest.length, parts }
}

/** Reads `Ctrl+Shift+P` as one word. In `Ctrl++`, the last key is the plus sign itself. */
function toChord(text: string, start: number, firstEnd: number): Word {
  const keys = [text.slice(start, firstEnd)]
  let end = firstEnd
  while (text[end] === '+' && /\S/.test(text[end + 1] ?? ' ') && isModifier(keys.at(-1) ?? '')) {
    const from = end + 1
    end = Math.max(from + 1, endOfWord(text, from))
    keys.push(text.slice(from, end))
  }
  return keys.length > 1 ? { ...toChordForm(keys), start, end } : { form: fold(keys[0] ?? ''), start, end }
}

function endOfMacChord(text: string, at: number): number {
  let end = at
  while ('⌃⌥⇧⌘'.includes(text[end] ?? ' ')) end += 1
  return /\s/.test(text[end] ?? ' ') ? end : Math.max(end + 1, endOfWord(text, end))
}

function toMacChord(text: string, start: number, end: number): Word {
  const [, held = '', key = ''] = /^([⌃⌥⇧⌘]+)(.*)$/su.exec(text.slice(start, end)) ?? []
  return { ...toChordForm([...held, ...(key ? [key] : [])]), start, end }
}

/** Returns the parts of `camelCase`, if each of them is long enough to mean something. */
function splitIdentifier(word: string): string[] | undefined {
  if (!/[a-z][A-Z]/.test(word)) return undefined
  const parts = word.split(/(?<=[a-z])(?=[A-Z])/)
  return parts.every((part) => part.length > 2) ? parts.map(fold) : undefined
}

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
 * Joins what visitors type with spaces although it's one word: modifiers with the key after them, and the "t" of "couldn t" with what it belongs to,
 * which would otherwise find a letter of the alphabet.
 * @example joinTyped(['cmd', 'shift', 'm']) // => ['shift+cmd+m']
 * @example joinTyped(['couldn', 't', 'sync']) // => ['couldnt', 'sync']
 */
export function joinTyped(forms: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < forms.length; index += 1) {
    let end = index
    while (isModifier(forms[end] ?? '')) end += 1
    const key = forms[end]
    const before = joined.at(-1)
    if (key === 't' && before && /..n$/.test(before)) {
      joined.splice(-1, 1, `${before}t`)
      continue
    }
    const isKey = key !== undefined && (/^(?:.|f\d\d?)$/u.test(key) || namedKeys.has(key))
    if (end > index && isKey) {
      joined.push(toChordForm(forms.slice(index, end + 1)).form)
      index = end
    } else joined.push(forms[index] ?? '')
  }
  return joined
}
