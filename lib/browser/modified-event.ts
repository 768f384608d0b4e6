type Modifiers = Pick<MouseEvent & KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns whether a modifier key is held during a click or key press. The browser then does something else, such as opening a new tab. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
