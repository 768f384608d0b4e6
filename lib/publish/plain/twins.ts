import { selectRow } from '../../facts/select-rows'
import { toSentence } from '../../facts/tables'
import type { PartName } from '../../parts'
import { platformIds, platformNames } from '../../site/platforms'
import { apiTwins } from './api-twins'
import { factTwins } from './fact-twins'
import { toKeysText } from './keys'
import { bulletList, captionParagraph, labelParagraph, link, paragraph, quote, text } from './nodes'
import { pageFactTwins } from './page-fact-twins'
import { pageTwins } from './page-twins'
import { toPicture } from './picture'
import type { Twin } from './twin'

/** For a component that only arranges its children. */
const asWritten: Twin = (_, children) => [...children]

const callout: Twin = ({ tone = '', title }, children) => {
  const name = toSentence(tone)
  return [quote(labelParagraph(title ? `${name}: ${title}` : name), ...children)]
}

const platform: Twin = ({ on = '' }, children) => {
  const ids = on.split(/\s+/)
  const names = platformIds.filter((id) => ids.includes(id)).map((id) => platformNames[id])
  return [labelParagraph(new Intl.ListFormat('en-GB').format(names)), ...children]
}

const keys: Twin = ({ id, win = '', mac = '' }, _, { facts }) => {
  const shortcut = id === undefined ? { win, mac } : selectRow('<Keys>', facts.shortcuts, id)
  return [text(toKeysText(shortcut.win, shortcut.mac))]
}

const card: Twin = ({ title = '', href = '' }, children) => {
  const words = children.flatMap((child) => (child.type === 'paragraph' ? child.children : []))
  return [paragraph(link(href, title), text(': '), ...words)]
}

const miniature: Twin = ({ id = '', caption }, _, context) => [
  toPicture('<Miniature>', id, context),
  ...(caption ? [captionParagraph(caption)] : []),
]

const figure: Twin = ({ src = '', alt = '', caption }) => [
  paragraph({ type: 'image', url: src, alt }),
  ...(caption ? [captionParagraph(caption)] : []),
]

/** What every component that content can use says in plain text. */
export const twins = {
  Callout: callout,
  Card: card,
  Cards: (_, children) => [bulletList(children)],
  Details: ({ summary = '' }, children) => [labelParagraph(summary), ...children],
  Figure: figure,
  Keys: keys,
  Miniature: miniature,
  Platform: platform,
  PlatformTabs: asWritten,
  Steps: asWritten,
  Tab: ({ label = '' }, children) => [labelParagraph(label), ...children],
  Tabs: asWritten,
  ...factTwins,
  ...pageTwins,
  ...pageFactTwins,
  ...apiTwins,
} satisfies Record<PartName, Twin>
