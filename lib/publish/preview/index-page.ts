import { escapeHtml } from '../../utils/escape-html'
import type { PreviewManifest } from './preview'

type IndexPage = { name: string; tokens: string; previews: readonly PreviewManifest[] }

/**
 * Builds the page at /previews, which lists each branch with its commit and time, newest first. The page contains its styles, because the previews
 * next to it come and go, and each has its own.
 * @param tokens the text of `tokens.css`. The page has no script, so its dark theme follows the system.
 */
export function buildIndexPage({ name, tokens, previews }: IndexPage): string {
  const newestFirst = previews.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Previews | ${escapeHtml(name)}</title>
<style>
@layer tokens;
${followSystem(tokens)}
${styles}
</style>
</head>
<body>
<main>
<h1>Previews</h1>
${newestFirst.length ? `<ul>\n${newestFirst.map(drawPreview).join('\n')}\n</ul>` : '<p>No branch has a preview.</p>'}
</main>
</body>
</html>
`
}

function drawPreview({ branch, commit, basePath, publishedAt = '' }: PreviewManifest): string {
  const time = `${publishedAt.slice(0, 10)} ${publishedAt.slice(11, 16)} UTC`
  return `<li><a href="${escapeHtml(basePath)}">${escapeHtml(branch)}</a> <span><code>${escapeHtml(commit.slice(0, 8))}</code>, <time datetime="${escapeHtml(publishedAt)}">${escapeHtml(time)}</time></span></li>`
}

/** Makes the colour roles of the dark theme apply when the system uses a dark theme. */
function followSystem(tokens: string): string {
  return tokens.replace(
    /\[data-theme=(['"])dark\1\]\s*\{([^}]*)\}/,
    '@media (prefers-color-scheme: dark) { :root {$2} }',
  )
}

// The tokens refer to fonts that next/font generates. This page isn't part of a build, so it uses system fonts.
const styles = `:root { --sans: system-ui, sans-serif; --serif: 'Iowan Old Style', Georgia, serif; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.62 var(--sans); }
main { max-inline-size: var(--measure); margin-inline: auto; padding: var(--space-64) var(--space-16); }
h1 { margin: 0 0 var(--space-32); font: 500 var(--title-lg)/1.2 var(--serif); }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); justify-content: space-between; padding-block: var(--space-16); border-block-start: 1px solid var(--border); }
a { color: var(--secondary); overflow-wrap: anywhere; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
span { color: var(--text-muted); }
code { font-family: var(--font-mono); }`
