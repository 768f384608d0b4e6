import { expect } from '@playwright/test'

/** A page in any engine: what the tests of all three need, in terms that every driver supports. Coordinates are in viewport pixels. */
export type EnginePage = {
  /** Opens an address of the site, and waits until the page has loaded. */
  goto: (path: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Runs the body of a function in the page. Its result has to be JSON. */
  evaluate: <T>(script: string) => Promise<T>
  /** Presses keys together, and lets go of them in the opposite order. */
  press: (...keys: readonly string[]) => Promise<void>
  move: (x: number, y: number) => Promise<void>
  /** Presses the button of the mouse where it is. */
  pressButton: () => Promise<void>
  /** Makes the viewport this wide and roughly this high. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns what the engine itself has logged as a warning or an error since the last call, if its driver says so. */
  takeLog: () => string[]
  /** Returns the role that assistive technology gets for the first element, if the driver says so. */
  getRole?: (xpath: string) => Promise<string>
  close: () => Promise<void>
}

/** How to open a page. @param script runs at the start of each document, before its own scripts */
export type OpenPage = (baseURL: string, script: string) => Promise<EnginePage>

/**
 * Opens another document, and waits until it has loaded. When Next's router writes an address to the history of the page that's being left, a driver can
 * mistake that for the end of the navigation.
 * @param navigate makes the driver open it
 */
export async function openDocument(evaluate: EnginePage['evaluate'], navigate: () => Promise<unknown>): Promise<void> {
  await evaluate('document.isLeft = true')
  await navigate()
  const hasLoaded = () => evaluate('return !document.isLeft && document.readyState === "complete"').catch(() => false)
  await expect.poll(hasLoaded, { message: 'the next document has loaded', timeout: 10_000 }).toBe(true)
}

/** Keys without a character, as WebDriver names them. */
export const keys = {
  enter: '\uE007',
  tab: '\uE004',
  escape: '\uE00C',
  control: '\uE009',
  right: '\uE014',
  down: '\uE015',
} as const
