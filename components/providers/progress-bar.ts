import nprogress from 'nprogress'
import styles from './progress-bar.module.css'

/**
 * The only module that uses `nprogress`. Its roles ("bar", "spinner") don't exist in ARIA. Screen readers hear the route announcer, so the bar is hidden
 * from them.
 */
nprogress.configure({
  template: `<div class="${styles.bar}" aria-hidden="true"></div>`,
  barSelector: `.${styles.bar}`,
  showSpinner: false,
})

/** Shows the bar. It doesn't move for people who prefer reduced motion. */
export function startBar(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // The bar takes twice its speed (in milliseconds) to fade out, and has to be gone before the next one may show.
  nprogress.configure({ trickle: !isStill, speed: isStill ? 0 : 90 }).start()
}

/** Ends the bar, if there is one. */
export function endBar(): void {
  nprogress.done()
}
