import { changesPath } from '../../site/build-settings.mjs'
import { formatDate } from '../../utils/date'
import { count, escapeHtml } from '../../utils/text'
import { buildDocument, type DocumentSettings } from './document'
import { caveat, type PreviewManifest, previewsPath } from './preview'

type IndexPage = DocumentSettings & { previews: readonly PreviewManifest[] }

/** Builds the page at /previews, which lists the branch, last commit and changes of each preview, newest first. */
export function buildIndexPage({ previews, ...settings }: IndexPage): string {
  const newestFirst = previews.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
  const list = newestFirst.length
    ? `<p class="about">Each preview shows the whole site as a branch would publish it. Select “What changes” to see only what’s different.</p>\n<ul>\n${newestFirst.map(drawPreview).join('\n')}\n</ul>`
    : '<p class="about">There are no previews yet. When somebody pushes a branch, its preview appears here.</p>'
  return buildDocument({
    ...settings,
    title: 'Previews',
    styles,
    home: previewsPath,
    main: `<h1>Previews</h1>\n${list}`,
  })
}

function drawPreview(preview: PreviewManifest): string {
  const { branch, basePath, title, changes } = preview
  const address = escapeHtml(basePath)
  const picture = changes?.picture
    ? `<img src="${address}/changes/${escapeHtml(changes.picture)}" alt="" width="320" height="200">`
    : '<span class="none"></span>'
  return `<li>${picture}<div>
<h2><a href="${address}${changes ? changesPath : ''}">${changes ? 'What changes on' : 'Preview of'} ${escapeHtml(branch)}</a></h2>
${title === undefined ? '' : `<p>${escapeHtml(title)}</p>\n`}<p class="about">${drawCommit(preview)}</p>
${changes ? drawChanges(address, changes) : ''}</div></li>`
}

function drawChanges(address: string, { pages, problems, summary }: NonNullable<PreviewManifest['changes']>): string {
  const label = summary ?? `${count(pages, 'page')} changed`
  const found =
    problems === 0
      ? `<span>No problems found. ${caveat}</span>`
      : `<a class="tag" data-tone="bad" href="${address}${changesPath}#problems">${count(problems, 'problem')}</a>`
  return `<p class="changes"><strong>${escapeHtml(label)}</strong> ${found}</p>\n<p><a href="${address}">Open the start page of the preview</a></p>`
}

/** Draws a commit and when it was made, in UTC. Without git history, that's unknown, so it's when the preview was published. */
export function drawCommit({ commit, committedAt, publishedAt }: Omit<PreviewManifest, 'basePath' | 'branch'>): string {
  const hash = `<code>${escapeHtml(commit.slice(0, 8))}</code>`
  const [what, time] = committedAt === undefined ? ['published', publishedAt] : ['committed', committedAt]
  if (time === undefined) return hash
  const minute = new Date(time).toISOString().slice(11, 16)
  return `${hash} · ${what} on <time datetime="${escapeHtml(time)}">${formatDate(time)}, ${minute} UTC</time>`
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
