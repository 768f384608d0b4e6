import { escapeHtml } from '../../utils/text'

export type KeptPage = { path: string; title: string }

/**
 * The page sets its own styles, because no style sheet of the site may be there. Colours are those of `app/styles/tokens.css`. It follows the system's
 * theme, because a worker can't read which one the reader has chosen.
 */
const style = `
:root { color-scheme: light dark; --surface: #fff; --text: #1f1c26; --muted: #595661; --border: #dddbe0; --link: #6133b8; --focus: #7649d6 }
@media (prefers-color-scheme: dark) {
  :root { --surface: #14111a; --text: #edecf0; --muted: #c5c3c9; --border: #3d3649; --link: #c6bafa; --focus: #a892f4 }
}
body { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; background: var(--surface); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif }
header { color: var(--muted) }
h1 { margin: 0.5rem 0 1rem; font: 2.25rem/1.15 'Iowan Old Style', Georgia, serif }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none }
li { border-top: 1px solid var(--border) }
li a { display: block; padding: 0.6rem 0 }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`.trim()

/** Nothing on the page runs or loads. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Responds with a page that says that the one at `path` isn't on the device, and lists those that are. */
export function answerNotKept(site: { name: string }, path: string, pages: readonly KeptPage[]): Response {
  return new Response(drawPage(site.name, path, pages), { status: 503, headers })
}

function drawPage(name: string, path: string, pages: readonly KeptPage[]): string {
  const list = pages.map((page) => `<li><a href="${escapeHtml(page.path)}">${escapeHtml(page.title)}</a></li>`)
  const rest = list.length
    ? `<h2>Pages you can read</h2><ul>${list.join('')}</ul>`
    : '<p>Pages that you open are stored on your device from now on. There are none yet.</p>'
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>No connection | ${escapeHtml(name)}</title><style>${style}</style></head><body><header>${escapeHtml(name)}</header><main><h1>No connection</h1><p>Your browser couldn’t reach the site, and this page isn’t stored on your device: ${escapeHtml(path)}</p><p><a href="">Try again</a></p>${rest}</main></body></html>`
}
