type Modifiers = Pick<MouseEvent & KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key is held with a click or another key: the browser then means something of its own by it, such as a new tab. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
