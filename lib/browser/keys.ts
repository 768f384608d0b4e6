import { readStored } from './storage'

type Modifiers = Pick<MouseEvent & KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns whether a modifier key is held during a click or key press. The browser then does something else, such as opening a new tab. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Stored only while the shortcut is off. Visitors must be able to turn off a shortcut of one character (WCAG 2.2, 2.1.4). */
export const slashKey = 'search-slash'

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]'

/** Returns whether a bare slash opens the search, which it does until the visitor turns it off. */
function isSlashOn(): boolean {
  return readStored(slashKey) !== 'off'
}

/**
 * Returns whether a key press opens the search: Ctrl or Cmd with K anywhere, or a bare slash, except in fields and in a `<dialog>`, where it may be meant
 * as a character.
 */
export function isSearchHotkey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if (event.ctrlKey !== event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k'
  if (event.ctrlKey || event.key !== '/') return false
  return isSlashOn() && !(event.target instanceof Element && event.target.closest(`${fields}, dialog`))
}
