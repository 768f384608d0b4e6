import { endBar, startBar } from './progress-bar'

/** In milliseconds. A navigation faster than this shows no bar (spec, section 9). */
const delay = 200

/** Shows the progress bar once a navigation has taken too long. Returns a function that ends it. */
export function showProgress(): () => void {
  const timer = setTimeout(startBar, delay)
  const end = () => {
    clearTimeout(timer)
    endBar()
  }
  // For a full load, the browser shows its own progress, and it knows when the visitor stops the load.
  const giveWay = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) end()
  }
  window.navigation?.addEventListener('navigate', giveWay)
  return () => {
    window.navigation?.removeEventListener('navigate', giveWay)
    end()
  }
}
