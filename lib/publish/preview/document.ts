import { escapeHtml } from '../../utils/escape-html'

type Document = {
  title: string
  /** The text of `tokens.css`. */
  tokens: string
  styles: string
  /** The HTML of `<main>`. */
  main: string
  /** An inline script, with the hashes that let the policy allow it and the styles. */
  script?: string
  toHash: (text: string) => string
}

/**
 * Builds a page about previews. It isn't part of a build, so it contains its styles, and its dark theme follows the system. It's kept from search
 * engines. Its policy allows only what it contains, because it shows text that a branch wrote.
 */
export function buildDocument({ title, tokens, styles, main, script, toHash }: Document): string {
  const css = `\n@layer tokens;\n${followSystem(tokens)}\n${shared}\n${styles}\n`
  const scripts = script === undefined ? "'none'" : `'sha256-${toHash(script)}'`
  const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${toHash(css)}'; script-src ${scripts}; base-uri 'none'; form-action 'none'`
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
${main}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`
}

/** Makes the colour roles of the dark theme apply when the system uses a dark theme. */
function followSystem(tokens: string): string {
  return tokens.replace(
    /\[data-theme=(['"])dark\1\]\s*\{([^}]*)\}/,
    '@media (prefers-color-scheme: dark) { :root {$2} }',
  )
}

// The tokens refer to fonts that next/font generates, so these pages use system fonts.
const shared = `:root { --sans: system-ui, sans-serif; --serif: 'Iowan Old Style', Georgia, serif; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.62 var(--sans); overflow-wrap: anywhere; }
main { max-inline-size: var(--measure); margin-inline: auto; padding: var(--space-64) var(--space-16); }
h1 { margin: 0 0 var(--space-32); font: 500 var(--title-lg)/1.2 var(--serif); }
a { color: var(--secondary); }
:is(a, summary, input):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font-family: var(--font-mono); font-size: 0.9em; }`
