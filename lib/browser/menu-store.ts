import { createListeners } from './callbacks'
import { leaveFromPage } from './close-on-back'

/** What the mobile menu shows. It lives outside React because the header shares it with the page, which provides the second panel. */
export type MenuState = {
  isOpen: boolean
  panel: 'main' | 'secondary'
  /** Name of the page's own menu; undefined on pages without one. */
  secondaryLabel: string | undefined
  /** Where the page draws its own menu, while the panel is open. */
  outlet: HTMLElement | null
}

const initial: MenuState = { isOpen: false, panel: 'main', secondaryLabel: undefined, outlet: null }
const changes = createListeners()
let state = initial

function update(change: Partial<MenuState>): void {
  state = { ...state, ...change }
  changes.tell()
}

/** Calls `notify` after every change. Returns a function that stops this. */
export const subscribeMenu = changes.add

/** Returns the current state. */
export function readMenu(): MenuState {
  return state
}

/** Returns the state of an exported page before any script runs. */
export function readInitialMenu(): MenuState {
  return initial
}

/** Opens the menu, on the page's own panel if there is one. */
export function openMenu(): void {
  update({ isOpen: true, panel: state.secondaryLabel === undefined ? 'main' : 'secondary' })
}

/** Closes the menu, or does nothing if it's closed already. */
export function closeMenu(): void {
  if (state.isOpen) update({ isOpen: false })
}

/** Goes back from the page's own panel to the main one. */
export function showMainMenu(): void {
  update({ panel: 'main' })
}

/** Adds the page's own menu as a second panel. Returns a function that removes it. */
export function offerSecondaryMenu(label: string): () => void {
  update({ secondaryLabel: label })
  return () => update({ secondaryLabel: undefined, panel: 'main' })
}

/** Sets the element in which the page draws its own menu, or null once it's gone. */
export function setMenuOutlet(outlet: HTMLElement | null): void {
  update({ outlet })
}

/**
 * Closes the menu when a link in it is followed, when the page next to it is clicked, and when the window grows to the desktop layout. Returns a function
 * that stops this.
 */
export function closeMenuOnLeave(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  // A native listener, because what a page renders into the panel belongs to another part of React's tree.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) closeMenu()
  }
  dialog.addEventListener('click', onClick, { signal: controller.signal })
  window
    .matchMedia('(width > 996px)')
    .addEventListener('change', ({ matches }) => matches && closeMenu(), { signal: controller.signal })
  const stopLeaving = leaveFromPage(dialog)
  return () => {
    stopLeaving()
    controller.abort()
  }
}
