export type NavbarState = { isHidden: boolean; y: number }

/** The scroll position, how far the page can scroll, and whether something keeps the navbar in sight. */
export type ScrollReading = { y: number; maxY: number; isPinned: boolean }

/** The height of the announcement bar and the navbar with some room to spare, in pixels. */
const topZone = 128
/** A resting finger moves by fewer pixels than this. */
const threshold = 6

/**
 * Returns the navbar's next state: hidden while the page scrolls down, and shown while it scrolls up. A movement below the threshold waits for the next
 * reading, so that slow scrolling counts as well.
 */
export function nextNavbarState(state: NavbarState, { y, maxY, isPinned }: ScrollReading): NavbarState {
  // Elastic scrolling reports positions beyond both ends of the page.
  const place = Math.max(0, Math.min(y, maxY))
  if (isPinned || place <= topZone) return { isHidden: false, y: place }
  const moved = place - state.y
  return Math.abs(moved) < threshold ? state : { isHidden: moved > 0, y: place }
}
