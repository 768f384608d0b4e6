import { findTarget } from '../arrival'
import { isModified } from '../keys'
import { chooserSelector, platformGroup, showChoosers, showPlatform } from './platform'
import {
  findTab,
  followChoices,
  listPanels,
  listTabs,
  panelSelector,
  readAddress,
  readChoice,
  rootSelector,
  showTab,
  tabSelector,
  writeAddress,
  writeChoice,
} from './tab-groups'

/** Groups whose tab has been decided. While a group is still being parsed, its tab is decided again with every part that arrives. */
const settled = new WeakSet<Element>()

/** Opens the right tab of every group before it's painted, and makes the tabs work without React. */
export function startTabs(): void {
  new MutationObserver(restoreAdded).observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    restoreGroups(listUnsettled())
    showChoosers()
    followHash()
  })
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(panelSelector)) openPanel(target)
  })
  addEventListener('hashchange', followHash)
  // Client navigation changes the hash without a `hashchange` event. Older browsers don't report it.
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push') followHash()
  })
  followChoices(select)
}

function restoreAdded(records: MutationRecord[]): void {
  showChoosers()
  const roots = listUnsettled()
  if (document.readyState === 'loading') {
    restoreGroups(roots)
    return
  }
  const target = findTarget(location.hash)
  // The router scrolled to the target while all panels of the new page were still open.
  if (roots.length) keepInPlace(target, () => restoreGroups(roots))
  const isNew = records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(target)))
  if (isNew) followHash()
}

const listUnsettled = () => [...document.querySelectorAll(rootSelector)].filter((root) => !settled.has(root))

function restoreGroups(roots: Element[]): void {
  for (const root of roots) {
    adoptAddress(root)
    showTab(root, findPreferred(root)?.value)
    if (document.readyState !== 'loading') settled.add(root)
  }
}

/** Stores the choice in the address as the visitor's own from then on, if the group has it. */
function adoptAddress(root: Element): void {
  const group = root.getAttribute('data-tabs') ?? ''
  const tab = findTab(root, readAddress(group))
  if (tab) writeChoice(group, tab.value)
}

/** Returns the preferred tab. In this order, that's the tab of the address's target, the remembered choice, the visitor's system or the first tab. */
function findPreferred(root: Element): HTMLButtonElement | undefined {
  const group = root.getAttribute('data-tabs') ?? ''
  const target = findTarget(location.hash)
  const panel = listPanels(root).find((candidate) => candidate.contains(target))
  return (
    findTab(root, panel?.dataset.tab) ??
    findTab(root, readChoice(group)) ??
    findTab(root, group === platformGroup ? document.documentElement.dataset.os : undefined) ??
    listTabs(root)[0]
  )
}

function select(group: string, choice: string | null): void {
  if (group === platformGroup) showPlatform(choice)
  for (const root of document.querySelectorAll(rootSelector)) {
    const tab = root.getAttribute('data-tabs') === group && findTab(root, choice)
    if (tab) showTab(root, tab.value)
  }
}

/** @param button a tab, or a button that chooses a platform */
function choose(button: HTMLButtonElement): void {
  const group = button.matches(chooserSelector)
    ? platformGroup
    : button.closest(rootSelector)?.getAttribute('data-tabs')
  if (!group) return
  keepInPlace(button, () => select(group, button.value))
  writeChoice(group, button.value)
  writeAddress(group, button.value)
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLButtonElement>(`${tabSelector},${chooserSelector}`)
  if (button) choose(button)
  // A link to the current hash changes nothing, so there's no event to listen to.
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
  if (link?.host === location.host && link.pathname === location.pathname) reveal(link.hash)
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(tabSelector) : null
  if (!tab?.parentElement || isModified(event)) return
  const tabs = [...tab.parentElement.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const index = tabs.indexOf(tab)
  const goals: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }
  const goal = goals[event.key]
  const next = goal === undefined ? undefined : tabs.at(goal % tabs.length)
  if (!next) return
  event.preventDefault()
  choose(next)
  next.focus()
}

function followHash(): void {
  reveal(location.hash)?.scrollIntoView()
}

/** Opens everything that hides the target. Returns the target if something was closed. */
function reveal(hash: string): Element | undefined {
  const target = findTarget(hash)
  let wasClosed = false
  for (let box = findClosed(target); target && box; box = findClosed(target)) {
    wasClosed = true
    if (box instanceof HTMLDetailsElement) box.open = true
    else openPanel(box)
  }
  return target && wasClosed ? target : undefined
}

const findClosed = (target: Element | null) =>
  target?.closest<HTMLElement>(`${panelSelector}[hidden],details:not([open])`)

function openPanel(panel: HTMLElement): void {
  if (panel.parentElement) showTab(panel.parentElement, panel.dataset.tab)
}

/** Runs `change` and scrolls by as much as it moved `element`, so that what the reader looks at stays where it is. */
function keepInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top ?? 0
  change()
  const moved = (element?.getBoundingClientRect().top ?? 0) - top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
}
