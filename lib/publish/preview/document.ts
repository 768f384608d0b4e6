import { escapeHtml } from '../../utils/text'
import { buildMark } from '../../weave/brand'

/** Settings that all pages about previews share. */
export type DocumentSettings = {
  siteName: string
  /** The text of `tokens.css`. */
  tokens: string
  /** The `@font-face` rules of a page of the site. Without them, the page has system fonts. */
  fonts?: string
  /** Returns the SHA-256 of a text in Base64. */
  toHash: (text: string) => string
}

type Document = DocumentSettings & {
  title: string
  styles: string
  /** Where the name of the site in the header leads, and the links next to it. */
  home: string
  links?: readonly { href: string; label: string }[]
  /** The HTML of `<main>`. */
  main: string
  /** An inline script, whose hash lets the policy allow it. */
  script?: string
}

/**
 * Builds a page about previews. It isn't part of a build, so it contains its own styles, and its dark theme follows the system. It tells search engines
 * to ignore it. Its policy allows only what it contains, because it shows text that a branch wrote.
 */
export function buildDocument(document: Document): string {
  const { siteName, title, tokens, fonts = '', styles, home, links = [], main, script, toHash } = document
  const css = `\n@layer tokens;\n${followSystem(tokens)}\n${fonts}\n${shared}\n${styles}\n`
  const scripts = script === undefined ? "'none'" : `'sha256-${toHash(script)}'`
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${toHash(css)}'; script-src ${scripts}; base-uri 'none'; form-action 'none'`
  const { weft, warp } = buildMark()
  const list = links.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<style>${css}</style>
</head>
<body>
<header>
<a class="home" href="${escapeHtml(home)}"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path class="weft" d="${weft}"/><path class="warp" d="${warp}"/></svg> ${escapeHtml(siteName)}</a>
${list.length > 0 ? `<nav aria-label="Preview">${list.join(' ')}</nav>\n` : ''}</header>
<main>
${main}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`
}

/** Returns the `@font-face` rules of an exported page, changed so that text appears at once and switches to the font when it has loaded. */
export function readFonts(html: string): string {
  const rules = html.match(/@font-face\{[^{}]*\}/g) ?? []
  return [...new Set(rules)].join('\n').replaceAll('font-display:optional', 'font-display:swap')
}

/** Makes the colour roles of the dark theme apply when the system uses a dark theme. */
function followSystem(tokens: string): string {
  return tokens.replace(
    /\[data-theme=(['"])dark\1\]\s*\{([^}]*)\}/,
    '@media (prefers-color-scheme: dark) { :root {$2} }',
  )
}

// next/font generates these two names, but defines the variables in a class that only pages of the site have.
const shared = `:root { --font-newsreader: newsreader; --font-figtree: figtree; color-scheme: light dark; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.62 var(--font-text); overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-32); align-items: center; justify-content: space-between; padding: var(--space-16); border-block-end: 1px solid var(--border); }
header nav { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); font-size: var(--text-sm); }
.home { display: inline-flex; gap: var(--space-8); align-items: center; color: var(--text); font: 500 var(--text-lg)/1.2 var(--font-display); text-decoration: none; }
.weft { fill: var(--primary); }
.warp { fill: var(--secondary); }
main { max-inline-size: 60rem; margin-inline: auto; padding: var(--space-32) var(--space-16) var(--space-64); }
h1 { margin: 0 0 var(--space-16); font: 500 var(--title-lg)/1.15 var(--font-display); }
a { color: var(--secondary); text-underline-offset: 0.15em; }
:is(a, button, summary, input, [tabindex]):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font-family: var(--font-mono); font-size: 0.9em; }
.tag { display: inline-block; padding: 0 var(--space-8); border-radius: var(--radius-sm); background: var(--info-tint); color: var(--info); font: 600 var(--text-xs)/1.8 var(--font-text); white-space: nowrap; }
.tag[data-tone=good] { background: var(--success-tint); color: var(--success); }
.tag[data-tone=bad] { background: var(--danger-tint); color: var(--danger); }
.tag[data-tone=warning] { background: var(--warning-tint); color: var(--warning); }
@media (forced-colors: active) { .tag { border: 1px solid; } }`
