import { routes } from '../../site/routes'
import { inlineTable } from './inline-markdown'
import { bulletList, captionParagraph, heading, link, paragraph, text } from './nodes'
import { toPicture } from './picture'
import type { Twin } from './twin'

/** For a part of a page that has a title; levels are those of the page. */
const titled =
  (depth: 2 | 3): Twin =>
  ({ title = '' }, children) => [heading(depth, [text(title)]), ...children]

/** The title of the page is no part of its body. */
const hero: Twin = ({ miniature }, children, context) => [
  ...children,
  ...(miniature ? [toPicture('<Hero>', miniature, context)] : []),
]

const section: Twin = ({ title = '', id, aside }, children, context) => [
  heading(2, [text(title)], id),
  ...children,
  ...(aside ? [toPicture('<Section>', aside, context)] : []),
]

const day: Twin = ({ title = '', lead }, children) => [
  heading(2, [text(title)]),
  ...(lead ? [paragraph(text(lead))] : []),
  ...children,
]

const moment: Twin = ({ time = '', title = '', href = '', label = '', miniature = '' }, children, context) => [
  heading(3, [text(`${time} ${title}`)]),
  ...children,
  paragraph(link(href, label)),
  toPicture('<Moment>', miniature, context),
]

const gridItem: Twin = ({ title = '', href }, children) => [
  heading(3, [href ? link(href, title) : text(title)]),
  ...children,
]

const sealed: Twin = ({ title = '' }, children, { facts }) => [
  heading(2, [text(title)]),
  ...children,
  captionParagraph('An example: fields on your device and on our server'),
  inlineTable(
    ['Field', 'On your device', 'On our server'],
    facts.sealed.things.flatMap(({ label: thing, fields }) =>
      fields.map(({ label, device, server }) => [
        `${thing}: ${label}`,
        device,
        server ? `Readable: ${server}` : 'Encrypted',
      ]),
    ),
  ),
]

/** The sections of home, marketing and utility pages that contain an author's text. */
export const pageTwins = {
  Action: ({ href = '', label = '' }) => [paragraph(link(href, label))],
  Actions: (_, children) => [bulletList(children)],
  Closing: titled(2),
  Day: day,
  DownloadAction: () => [paragraph(link(routes.download, 'Download'))],
  Faq: titled(2),
  Grid: titled(2),
  GridItem: gridItem,
  Hero: hero,
  Moment: moment,
  Question: titled(3),
  Sealed: sealed,
  Section: section,
} satisfies Record<string, Twin>
