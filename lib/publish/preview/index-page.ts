import { changesPath } from '../../site/build-settings.mjs'
import { escapeHtml } from '../../utils/escape-html'
import { buildDocument } from './document'
import type { PreviewManifest } from './preview'

type IndexPage = {
  name: string
  /** The text of `tokens.css`. */
  tokens: string
  previews: readonly PreviewManifest[]
  /** Returns the SHA-256 of a text in Base64. */
  toHash: (text: string) => string
}

/** Builds the page at /previews, which lists each branch with its last commit and what it changes, newest first. */
export function buildIndexPage({ name, tokens, previews, toHash }: IndexPage): string {
  const newestFirst = previews.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
  const list = `<ul>\n${newestFirst.map(drawPreview).join('\n')}\n</ul>`
  const main = `<h1>Previews</h1>\n${newestFirst.length ? list : '<p>No branch has a preview.</p>'}`
  return buildDocument({ title: `Previews | ${name}`, tokens, styles, main, toHash })
}

function drawPreview({ branch, commit, basePath, publishedAt = '', title, changes }: PreviewManifest): string {
  const time = `${publishedAt.slice(0, 10)} ${publishedAt.slice(11, 16)} UTC`
  const address = escapeHtml(basePath)
  const subject = title === undefined ? '' : `<p>${escapeHtml(title)}</p>`
  const picture = changes?.picture
    ? `<img src="${address}/changes/${escapeHtml(changes.picture)}" alt="" width="320" height="200">`
    : ''
  return `<li>${picture}<div><p><a href="${address}">${escapeHtml(branch)}</a> <span><code>${escapeHtml(commit.slice(0, 8))}</code>, <time datetime="${escapeHtml(publishedAt)}">${escapeHtml(time)}</time></span></p>${subject}${changes ? drawChanges(address, changes) : ''}</div></li>`
}

function drawChanges(address: string, { pages, problems }: NonNullable<PreviewManifest['changes']>): string {
  const link = `<a href="${address}${changesPath}">${pages === 0 ? 'What changes' : count(pages, 'page changes', 'pages change')}</a>`
  const warning = problems === 0 ? '' : ` <strong>${count(problems, 'problem', 'problems')}</strong>`
  return `<p>${link}${warning}</p>`
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const styles = `ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: var(--space-16); padding-block: var(--space-16); border-block-start: 1px solid var(--border); }
li div { flex: 1 1 18rem; }
li p { margin: 0; }
li p:first-child { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); justify-content: space-between; }
li img { inline-size: 10rem; block-size: 6.25rem; object-fit: cover; object-position: top; border: 1px solid var(--border); border-radius: var(--radius-sm); }
span { color: var(--text-muted); }
strong { color: var(--danger); }`
