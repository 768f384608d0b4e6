import { type NavbarState, nextNavbarState } from './navbar-state'

/**
 * Updates `data-navbar="hidden"` on <html> as the page scrolls. The style sheets move the bar and everything that sticks below it. The bar stays while
 * something in it has focus or is open, and after a jump until the visitor scrolls. Returns a function that stops this.
 */
export function watchNavbar(navbar: HTMLElement): () => void {
  let state: NavbarState = { isHidden: false, y: window.scrollY }
  let isJumping = window.location.hash !== ''
  let frame = 0

  const isPinned = () =>
    isJumping ||
    navbar.contains(document.activeElement) ||
    navbar.querySelector('details[open], dialog[open]') !== null ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches

  const update = () => {
    frame = 0
    const maxY = document.documentElement.scrollHeight - window.innerHeight
    state = nextNavbarState(state, { y: window.scrollY, maxY, isPinned: isPinned() })
    if (state.isHidden) document.documentElement.dataset.navbar = 'hidden'
    else delete document.documentElement.dataset.navbar
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
    delete document.documentElement.dataset.navbar
  }
}

function isHashLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href*="#"]') !== null
}
