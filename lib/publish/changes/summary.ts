import { count } from '../../utils/text'
import { caveat, type PreviewManifest } from '../preview/preview'
import { type Compared, summarize } from './changes-page'
import { countPages } from './draw-change'
import type { SiteChanges } from './site'

/** The summary lists at most this many pages, and as many problems. */
const most = 10

/**
 * Builds the summary of a workflow run in Markdown: where the preview will be, what it changes, and what's likely to be wrong.
 * @param url the address of the preview; missing if there's no public one
 */
export function buildSummary(changes: SiteChanges, { branch, against }: Compared, url: string | undefined): string {
  const pages = changes.pages
    .slice(0, most)
    .map(({ kind, href, from }) => `- ${kind}: \`${from === undefined ? href : `${from} → ${href}`}\``)
  const problems = changes.problems.slice(0, most).map(({ what, fix, code }) => `- ${what} ${fix}${drawCode(code)}`)
  const place =
    url === undefined ? [] : [`Once it’s published, the preview is at ${url} and its changes at ${url}/changes.`]
  return `${[
    `## What changes on ${branch}`,
    ...place,
    `Compared with ${against}: ${summarize(changes)}${changes.problems.length === 0 ? ` ${caveat}` : ''}`,
    ...(problems.length > 0 ? [`### Problems\n\n${problems.join('\n')}${more(changes.problems.length)}`] : []),
    ...(pages.length > 0 ? [`### Pages\n\n${pages.join('\n')}${more(changes.pages.length)}`] : []),
  ].join('\n\n')}\n`
}

/** Builds the comment on a pull request. It contains no text that the branch could have written, because that could mention people. */
export function buildComment(url: string, changes: PreviewManifest['changes']): string {
  const counts = changes && `${countPages(changes.pages)} changed, ${count(changes.problems, 'problem')}`
  const warning = changes?.problems === 0 ? `\n${caveat}\n` : ''
  return `Preview: ${url}\n\nWhat changes: [${counts ?? 'see the list'}](${url}/changes)\n${warning}`
}

const more = (number: number) => (number > most ? `\n- and ${number - most} more` : '')

/** Indents a block of code, so that it belongs to the item above it. */
const drawCode = (code: string | undefined) =>
  code === undefined ? '' : `\n\n${['```yaml', ...code.split('\n'), '```'].map((line) => `  ${line}`).join('\n')}`
