import nprogress from 'nprogress'
import styles from './progress-bar.module.css'

/**
 * The only module that knows nprogress. Its roles ("bar", "spinner") are none that ARIA knows; what a screen reader hears is the route
 * announcer, so the bar is hidden from it.
 */
nprogress.configure({
  template: `<div class="${styles.bar}" aria-hidden="true"></div>`,
  barSelector: `.${styles.bar}`,
  showSpinner: false,
})

/** Shows the bar; for those who asked for less motion it stands still. */
export function startBar(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // It fades for twice its speed and must be gone before the next one may show.
  nprogress.configure({ trickle: !isStill, speed: isStill ? 0 : 90 }).start()
}

/** Ends the bar, if there is one. */
export function endBar(): void {
  nprogress.done()
}
