/** The marks that `components/mdx/TabGroup.tsx` draws; the value of a button is the `data-tab` of its panel. */
export const rootSelector = '[data-tabs]'
export const tabSelector = '[data-tabs]>[role=tablist]>[role=tab]'
export const panelSelector = '[data-tabs]>[data-tab]'

/** The tabs of one group in order; those of a group inside a panel are not among them. */
export function listTabs(root: Element): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(':scope>[role=tablist]>[role=tab]')]
}

/** The panels of one group in order, as far as they are parsed. */
export function listPanels(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope>[data-tab]')]
}

/**
 * The tab for a choice. Both may name several values ("win linux" is one tab for two systems): the choice is taken word by word, the
 * visitor's own system first.
 */
export function findTab(root: Element, choice: string | null | undefined): HTMLButtonElement | undefined {
  const words = choice?.split(' ') ?? []
  const system = document.documentElement.dataset.os
  if (system && words.includes(system)) words.unshift(system)
  const tabs = listTabs(root)
  return words.map((word) => tabs.find(({ value }) => value.split(' ').includes(word))).find((tab) => tab !== undefined)
}

/**
 * Shows the panel of `value`; the others stay within reach of the browser's search, which opens them with `beforematch`. The search
 * needs their boxes, so they are taken from the keyboard and from assistive technology one by one.
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
