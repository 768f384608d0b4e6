export type NavbarState = { isHidden: boolean; y: number }

/** Where the page stands, how far it can scroll, and whether something keeps the navbar in sight. */
export type ScrollReading = { y: number; maxY: number; isPinned: boolean }

/** The announcement bar and the navbar in their places, with room to spare. */
const topZone = 128
/** A finger at rest trembles by less. */
const threshold = 6

/**
 * Hides the navbar while the page scrolls down and shows it while it scrolls up. A movement below the threshold waits for the next
 * reading, so that slow scrolling counts as well.
 */
export function nextNavbarState(state: NavbarState, { y, maxY, isPinned }: ScrollReading): NavbarState {
  // Elastic scrolling reports places beyond both ends.
  const place = Math.max(0, Math.min(y, maxY))
  if (isPinned || place <= topZone) return { isHidden: false, y: place }
  const moved = place - state.y
  return Math.abs(moved) < threshold ? state : { isHidden: moved > 0, y: place }
}
