/** The file with the script, in a preview. */
export const barFile = 'changes/bar.js'

/**
 * The script that hides the bar of a preview until the tab is closed or there's another commit, and lets its link lead to what changes on the page that's
 * open. If nothing does, the page of changes has no such section, so the browser shows its top. The script isn't part of the build, so it can't reach
 * production.
 */
export const barScript = `
{
  const bar = document.querySelector('[role=region][aria-label=Preview]')
  const button = bar?.querySelector('button')
  const key = 'preview-bar-closed'
  const link = bar?.querySelector('a')
  if (link) link.onclick = () => {
    // The router changes the page without loading it, so its address is read now. IDs are built as in lib/publish/changes/draw-change.ts.
    const page = location.pathname.slice(new URL(link.href).pathname.replace(/\\/changes$/, '').length) || '/'
    link.hash = ('at-' + page.replace(/[^\\w.-]+/g, '-').replace(/^-/, '')).toLowerCase()
  }
  // If the browser refuses storage, the bar appears again on the next page.
  const use = (act) => { try { return act(sessionStorage) } catch {} }
  if (button) {
    button.hidden = false
    button.onclick = () => {
      bar.hidden = true
      use((storage) => storage.setItem(key, bar.textContent))
    }
    bar.hidden = use((storage) => storage.getItem(key)) === bar.textContent
  }
}
`

/** Adds the script to the end of a preview's page, if the page has the bar. Pages that only redirect don't have it. */
export function addBarScript(html: string, basePath: string): string {
  if (!html.includes('aria-label="Preview"')) return html
  return html.replace(/<\/body>/, `<script src="${basePath}/${barFile}"></script></body>`)
}
