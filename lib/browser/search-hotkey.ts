import { readStored } from './storage'

/** Kept only while the key is off: a shortcut of one character must be possible to turn off (WCAG 2.2, 2.1.4). */
export const slashKey = 'search-slash'

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]'

/** Whether a bare slash opens the search; it does until the visitor turns it off. */
export function isSlashOn(): boolean {
  return readStored(slashKey) !== 'off'
}

/**
 * Whether a key press asks for the search: Ctrl or Cmd with K anywhere, a bare slash outside fields and dialogs, where it may be meant
 * as a character.
 */
export function isSearchHotkey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if (event.ctrlKey !== event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k'
  if (event.ctrlKey || event.key !== '/') return false
  return isSlashOn() && !(event.target instanceof Element && event.target.closest(`${fields}, dialog`))
}
