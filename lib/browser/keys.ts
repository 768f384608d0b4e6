import { readStored } from './storage'

type Modifiers = Pick<MouseEvent & KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns whether a modifier key is held during a click or key press. The browser then does something else, such as opening a new tab. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Stored only while the shortcuts / and ? are off. Visitors must be able to turn off shortcuts of one character (WCAG 2.2, 2.1.4). */
export const slashKey = 'search-slash'

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]'

/** Returns whether keys of one character do something, which they do until the visitor turns them off. */
function areCharactersOn(): boolean {
  return readStored(slashKey) !== 'off'
}

/** What a key can open. */
export type Hotkey = 'help' | 'search'

/**
 * Returns what a key press opens: Ctrl or Cmd with K the search, anywhere; a bare slash the search and a question mark the list of keys, except in fields
 * and in a `<dialog>`, where they may be meant as characters.
 */
export function findHotkey(event: KeyboardEvent): Hotkey | undefined {
  const { target, key, ctrlKey } = event
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  if (ctrlKey !== event.metaKey) return !event.shiftKey && key.toLowerCase() === 'k' ? 'search' : undefined
  if (ctrlKey || !/^[/?]$/.test(key) || !areCharactersOn()) return undefined
  if (target instanceof Element && target.closest(`${fields}, dialog`)) return undefined
  return key === '?' ? 'help' : 'search'
}
