/**
 * Has the browser draw the first screen of a page before it styles and lays out what is below it (prose.css). To be called while the page
 * is put into the document, and only where it is shown from near its beginning: below, heights are guessed until the screen is painted.
 */
export function drawFirstScreenFirst(): void {
  // Nothing is painted, and no frame comes, before the tab is looked at.
  if (document.hidden) return
  const { dataset } = document.documentElement
  dataset.firstScreen = ''
  // A frame is painted after its callbacks, and a timer of one runs after that.
  requestAnimationFrame(() => setTimeout(() => delete dataset.firstScreen))
}
