import { endBar, startBar } from './progress-bar'

/** A navigation faster than this shows no bar (spec, section 9); milliseconds. */
const delay = 200

/** Shows the progress bar once a navigation has taken long. Returns the function that ends it. */
export function showProgress(): () => void {
  const timer = setTimeout(startBar, delay)
  const end = () => {
    clearTimeout(timer)
    endBar()
  }
  // The browser shows its own progress of a full load, and knows when the visitor stops it.
  const giveWay = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) end()
  }
  window.navigation?.addEventListener('navigate', giveWay)
  return () => {
    window.navigation?.removeEventListener('navigate', giveWay)
    end()
  }
}
