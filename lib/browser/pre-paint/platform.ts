import { platformIds } from '../../site/platforms'
import { detectPlatform } from '../device'
import { readChoice } from './tab-groups'

/** The group of the tabs for platforms. Everything else that depends on the chosen platform follows the choice in this group. */
export const platformGroup = 'platform'

/** Buttons that choose a platform without opening a panel, such as the headings of keys in a table of shortcuts. */
export const chooserSelector = 'button[data-chooses=platform]'

/** Writes the visitor's system and the remembered platform to <html>, so that style sheets can choose between rendered variants before the first paint. */
export function startPlatform(): void {
  const system = detectPlatform(navigator)
  if (system) document.documentElement.dataset.os = system
  showPlatform(readChoice(platformGroup))
}

/**
 * Shows the pages for a choice of one or more platforms. `data-chosen` lists them, but only the visitor's own system if that's one of them. `data-platform`
 * is the first of them or, without a choice, the visitor's system. `data-os` stays the visitor's system.
 */
export function showPlatform(choice: string | null): void {
  const { dataset } = document.documentElement
  const words = choice?.split(' ') ?? []
  const own = platformIds.filter((id) => id === dataset.os && words.includes(id))
  const chosen = own.length ? own : platformIds.filter((id) => words.includes(id))
  dataset.chosen = chosen.join(' ')
  dataset.platform = chosen[0] ?? dataset.os ?? ''
  showChoosers()
}

/**
 * Enables the buttons, which are disabled without JavaScript, and marks the one for the current platform. If there isn't one, it marks the button for Windows,
 * because pages then show the keys of Windows.
 */
export function showChoosers(): void {
  const { platform = '' } = document.documentElement.dataset
  const shown = /^(?:mac|ios)$/.test(platform) ? platform : 'win'
  for (const button of document.querySelectorAll<HTMLButtonElement>(chooserSelector)) {
    button.disabled = false
    button.ariaPressed = String(button.value.split(' ').includes(shown))
  }
}
