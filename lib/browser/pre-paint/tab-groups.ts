import { followStored, readStored, writeStored } from '../storage'

/** Selectors for what `components/mdx/TabGroup.tsx` draws. The value of a button is the `data-tab` of its panel. */
export const rootSelector = '[data-tabs]'
export const tabSelector = '[data-tabs]>[role=tablist]>[role=tab]'
export const panelSelector = '[data-tabs]>[data-tab]'

/** Returns the tabs of one group in order, without those of a group inside one of its panels. */
export function listTabs(root: Element): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(':scope>[role=tablist]>[role=tab]')]
}

/** Returns the panels of one group in order, as far as they've been parsed. */
export function listPanels(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope>[data-tab]')]
}

/**
 * Returns the tab for a choice. Both may contain several values ("win linux" is one tab for two systems). The words of the choice are tried one by one,
 * beginning with the visitor's own system.
 */
export function findTab(root: Element, choice: string | null | undefined): HTMLButtonElement | undefined {
  const words = choice?.split(' ') ?? []
  const system = document.documentElement.dataset.os
  if (system && words.includes(system)) words.unshift(system)
  const tabs = listTabs(root)
  return words.map((word) => tabs.find(({ value }) => value.split(' ').includes(word))).find((tab) => tab !== undefined)
}

/**
 * Shows the panel of `value`. The browser's own search still finds text in the others and opens them with `beforematch`. It needs their boxes, so each
 * panel is hidden from the keyboard and from assistive technology with separate attributes.
 */
export function showTab(root: Element, value: string | undefined): void {
  for (const tab of listTabs(root)) {
    const isSelected = tab.value === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of listPanels(root)) {
    const isOpen = panel.dataset.tab === value
    setAttribute(panel, 'hidden', isOpen ? null : 'until-found')
    setAttribute(panel, 'aria-hidden', isOpen ? null : 'true')
    setAttribute(panel, 'tabindex', isOpen ? '0' : null)
  }
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

const storagePrefix = 'docs-tab-'

/** Keeps the choices until the visitor leaves the page, in case storage doesn't keep them. */
const choices = new Map<string, string>()

/** Returns the value last chosen in groups of this name, on this page or another. */
export function readChoice(group: string): string | null {
  return choices.get(group) ?? readStored(`${storagePrefix}${group}`)
}

/** Remembers a choice for all groups of this name. */
export function writeChoice(group: string, value: string): void {
  choices.set(group, value)
  writeStored(`${storagePrefix}${group}`, value)
}

/** Calls `tell` when another window stores a choice, with the group's name and the value. The value is null if it was removed. */
export function followChoices(tell: (group: string, value: string | null) => void): void {
  followStored((key, value) => {
    if (!key?.startsWith(storagePrefix)) return
    const group = key.slice(storagePrefix.length)
    if (value) choices.set(group, value)
    else choices.delete(group)
    tell(group, value)
  })
}

/** Groups whose choice is also in the address, so that a link keeps it: `?lang=ruby`. */
const parameters = new Map([['language', 'lang']])

/** Returns the value that the address has for groups of this name, or null. */
export function readAddress(group: string): string | null {
  const parameter = parameters.get(group)
  return parameter ? new URLSearchParams(location.search).get(parameter) : null
}

/** Replaces the choice in the current address without adding a history entry, so that going back still leaves the page. */
export function writeAddress(group: string, value: string): void {
  const parameter = parameters.get(group)
  if (!parameter) return
  const url = new URL(location.href)
  url.searchParams.set(parameter, value)
  // If we pass no state, Next keeps its own and notices the new address.
  history.replaceState(null, '', url)
}
