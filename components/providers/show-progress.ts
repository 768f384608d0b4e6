/** A navigation faster than this shows no bar (spec, section 9); milliseconds. */
const delay = 200
/** One faster than this does not even load it: script and style sheet would come just when the new page is drawn. */
const loadDelay = 100

/** Shows the progress bar once a navigation has taken long, loading it meanwhile; returns the function that ends it. */
export function showProgress(): () => void {
  let loading: Promise<typeof import('./progress-bar') | undefined> | undefined
  let isOver = false
  const loadTimer = setTimeout(() => {
    // Without the bar, which may fail to load as well, a navigation goes on just the same.
    loading = import('./progress-bar').catch(() => undefined)
  }, loadDelay)
  const startTimer = setTimeout(async () => {
    const bar = await loading
    if (!isOver) bar?.startBar()
  }, delay)

  const end = () => {
    isOver = true
    clearTimeout(loadTimer)
    clearTimeout(startTimer)
    void loading?.then((bar) => bar?.endBar())
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
