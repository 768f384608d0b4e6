export type NavbarState = { isHidden: boolean; y: number }

/** The scroll position, how far the page can scroll, and whether something keeps the navbar in sight. */
type ScrollReading = { y: number; maxY: number; isPinned: boolean }

/** The height of the announcement bar and the navbar with some room to spare, in pixels. */
const topZone = 128
/** A resting finger moves by fewer pixels than this. */
const threshold = 6
/** From here on, the way back to the top is long, in screens. */
const longWay = 2

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

/**
 * Updates the class `navbarHidden` of <html> as the page scrolls. The style sheets move the bar and everything that sticks below it. The bar stays while
 * something in it has focus or is open, and after a jump until the visitor scrolls. The class `wayUp` is there after the visitor has scrolled up, if the top
 * is still more than two screens away; it keeps the link back to the top in view. Returns a function that stops this.
 */
export function watchNavbar(navbar: HTMLElement): () => void {
  let state: NavbarState = { isHidden: false, y: window.scrollY }
  let turn = state.y
  let isJumping = window.location.hash !== ''
  let frame = 0
  const { classList } = document.documentElement

  const isPinned = () =>
    isJumping ||
    navbar.contains(document.activeElement) ||
    navbar.querySelector('details[open], dialog[open]') !== null ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches

  const update = () => {
    frame = 0
    const maxY = document.documentElement.scrollHeight - window.innerHeight
    state = nextNavbarState(state, { y: window.scrollY, maxY, isPinned: isPinned() })
    classList.toggle('navbarHidden', state.isHidden)
    const { scrollY, innerHeight } = window
    if (Math.abs(scrollY - turn) >= threshold) {
      classList.toggle('wayUp', scrollY < turn && !isJumping && scrollY > longWay * innerHeight)
      turn = scrollY
    }
  }
  const onScroll = () => {
    frame ||= window.requestAnimationFrame(update)
  }
  const startJump = () => {
    isJumping = true
    update()
  }
  const endJump = () => {
    if (!isJumping) return
    isJumping = false
    state = { ...state, y: window.scrollY }
  }

  const controller = new AbortController()
  const quiet = { passive: true, signal: controller.signal } as const
  window.addEventListener('scroll', onScroll, quiet)
  navbar.addEventListener('focusin', update, quiet)
  // The router changes the hash without a `hashchange` event, so we listen for clicks. Going back restores a position that nobody scrolled to.
  document.addEventListener('click', (event) => isHashLink(event) && startJump(), { ...quiet, capture: true })
  window.addEventListener('hashchange', startJump, quiet)
  window.addEventListener('popstate', startJump, quiet)
  // A smooth jump is over when scrolling ends, or when the visitor takes over.
  for (const end of ['scrollend', 'wheel', 'touchmove']) document.addEventListener(end, endJump, quiet)

  return () => {
    controller.abort()
    window.cancelAnimationFrame(frame)
    classList.remove('navbarHidden', 'wayUp')
  }
}

function isHashLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href*="#"]') !== null
}
