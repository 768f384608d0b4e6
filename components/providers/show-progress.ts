/** A navigation faster than this shows no bar (spec, section 9). */
const delay = 200

/** Shows the progress bar once a navigation has taken long, loading it meanwhile; returns the function that ends it. */
export function showProgress(): () => void {
  // Without the bar, which may fail to load as well, a navigation goes on just the same.
  const loading = import('./progress-bar').catch(() => undefined)
  let isOver = false
  const timer = setTimeout(async () => {
    const bar = await loading
    if (!isOver) bar?.startBar()
  }, delay)

  const end = () => {
    isOver = true
    clearTimeout(timer)
    void loading.then((bar) => bar?.endBar())
  }
  // A full load has the browser's own sign of progress, which also knows when the visitor stops it.
  const giveWay = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) end()
  }
  window.navigation?.addEventListener('navigate', giveWay)
  return () => {
    window.navigation?.removeEventListener('navigate', giveWay)
    end()
  }
}
