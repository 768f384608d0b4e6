/** What the mobile menu shows. It lives outside React because the page, which gives the second panel, and the header share it. */
export type MenuState = {
  isOpen: boolean
  panel: 'main' | 'secondary'
  /** Name of the page's own menu; undefined on pages without one. */
  secondaryLabel: string | undefined
  /** Where the page draws its own menu, while the panel is open. */
  outlet: HTMLElement | null
}

const initial: MenuState = { isOpen: false, panel: 'main', secondaryLabel: undefined, outlet: null }
const listeners = new Set<() => void>()
let state = initial

function update(change: Partial<MenuState>): void {
  state = { ...state, ...change }
  for (const notify of listeners) notify()
}

/** Calls `notify` after every change; returns the function that stops it. */
export function subscribeMenu(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The state now. */
export function readMenu(): MenuState {
  return state
}

/** The state of an exported page, before any script. */
export function readInitialMenu(): MenuState {
  return initial
}

/** Opens the menu, on the page's own panel where there is one. */
export function openMenu(): void {
  update({ isOpen: true, panel: state.secondaryLabel === undefined ? 'main' : 'secondary' })
}

/** Closes the menu; nothing happens when it is closed. */
export function closeMenu(): void {
  if (state.isOpen) update({ isOpen: false })
}

/** Goes back from the page's own panel to the main one. */
export function showMainMenu(): void {
  update({ panel: 'main' })
}

/** Says that the page has a menu of its own; returns the function that takes it back. */
export function offerSecondaryMenu(label: string): () => void {
  update({ secondaryLabel: label })
  return () => update({ secondaryLabel: undefined, panel: 'main' })
}

/** Names the element in which the page draws its own menu, or null when it is gone. */
export function setMenuOutlet(outlet: HTMLElement | null): void {
  update({ outlet })
}
