import { toUrl } from '../../site/address'
import { withBasePath } from '../../site/base-path'
import { config } from '../../site/config.mjs'
import { escapeHtml } from '../../utils/text'
import { withPlainSpaces } from '../../utils/typography.mjs'
import { toCardHref, toMarkdownHref } from './addresses'
import type { Redirect } from './redirects'

/**
 * Builds the page at an old address, for hosts without redirects. It redirects at once, with or without scripts, but needs a script to keep the query and
 * anchor. Search engines use the new address.
 * @param title the title of the page that it leads to
 */
export function buildRedirectStub({ from, to }: Redirect, title: string): string {
  const href = escapeHtml(withBasePath(to))
  const target = JSON.stringify(withBasePath(to)).replaceAll('<', '\\u003c')
  return `<!DOCTYPE html>
<html lang="${config.locales[0].id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved: ${escapeHtml(from)}</title>
<meta name="description" content="This page has moved to ${escapeHtml(toUrl(to))}.">
<meta name="robots" content="noindex, follow">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:image" content="${escapeHtml(toUrl(toCardHref(to)))}">
<link rel="canonical" href="${escapeHtml(toUrl(to))}">
<script>location.replace(${target}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main id="main">
<h1>This page has moved</h1>
<p>It’s now at <a href="${href}">${escapeHtml(title)}</a>.</p>
</main>
</body>
</html>
`
}

/** Builds the Markdown file at an old address. */
export function buildMarkdownStub({ to }: Redirect, title: string): string {
  return `# This page has moved\n\nIt’s now at [${withPlainSpaces(title)}](${toUrl(toMarkdownHref(to))}).\n`
}
