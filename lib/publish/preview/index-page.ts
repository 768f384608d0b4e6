import { changesPath } from '../../site/build-settings.mjs'
import { formatDate } from '../../utils/date'
import { escapeHtml } from '../../utils/escape-html'
import { buildDocument, type DocumentSettings } from './document'
import { type PreviewManifest, previewsPath } from './preview'

type IndexPage = DocumentSettings & { previews: readonly PreviewManifest[] }

/** Builds the page at /previews, which lists the branch, last commit and changes of each preview, newest first. */
export function buildIndexPage({ previews, ...settings }: IndexPage): string {
  const newestFirst = previews.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
  const list = newestFirst.length
    ? `<p class="about">Each preview shows the whole site as a branch would publish it. Select the name of a branch to see only what’s different.</p>\n<ul>\n${newestFirst.map(drawPreview).join('\n')}\n</ul>`
    : '<p class="about">There are no previews yet. When somebody pushes a branch, its preview appears here.</p>'
  return buildDocument({
    ...settings,
    title: 'Previews',
    styles,
    home: previewsPath,
    main: `<h1>Previews</h1>\n${list}`,
  })
}

function drawPreview({ branch, commit, basePath, publishedAt = '', title, changes }: PreviewManifest): string {
  const address = escapeHtml(basePath)
  const time = publishedAt && `${formatDate(publishedAt)}, ${publishedAt.slice(11, 16)} UTC`
  const published = time && ` · built on <time datetime="${escapeHtml(publishedAt)}">${escapeHtml(time)}</time>`
  const picture = changes?.picture
    ? `<img src="${address}/changes/${escapeHtml(changes.picture)}" alt="" width="320" height="200">`
    : '<span class="none"></span>'
  return `<li>${picture}<div>
<h2><a href="${address}${changes ? changesPath : ''}">${escapeHtml(branch)}</a></h2>
${title === undefined ? '' : `<p>${escapeHtml(title)}</p>\n`}<p class="about"><code>${escapeHtml(commit.slice(0, 8))}</code>${published}</p>
${changes ? drawChanges(address, changes) : ''}</div></li>`
}

function drawChanges(address: string, { pages, problems, summary }: NonNullable<PreviewManifest['changes']>): string {
  const label = summary ?? `${pages} ${pages === 1 ? 'page' : 'pages'} changed`
  const found =
    problems === 0
      ? '<span>No broken addresses or anchors</span>'
      : `<a class="tag" data-tone="bad" href="${address}${changesPath}#problems">${problems} ${problems === 1 ? 'problem' : 'problems'}</a>`
  return `<p class="changes"><strong>${escapeHtml(label)}</strong> ${found}</p>\n<p><a href="${address}">Open the preview</a></p>`
}

const styles = `ul { display: grid; gap: var(--space-16); margin: var(--space-32) 0 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: var(--space-16); padding: var(--space-16); border: 1px solid var(--border); border-radius: var(--radius-lg); background: var(--surface-raised); }
li div { flex: 1 1 18rem; min-inline-size: 0; }
li p { margin: var(--space-4) 0 0; }
h2 { margin: 0; font-size: var(--text-lg); line-height: 1.3; }
li :is(img, .none) { inline-size: 14rem; max-inline-size: 100%; block-size: 8.75rem; object-fit: cover; object-position: top; border: 1px solid var(--border); border-radius: var(--radius-md); background: var(--surface-sunken); }
.about { margin: 0; color: var(--text-muted); }
li .about { font-size: var(--text-sm); }
.changes { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); align-items: baseline; }
@media (width <= 40em) { li :is(img, .none) { inline-size: 100%; block-size: auto; aspect-ratio: 8 / 5; } }`
