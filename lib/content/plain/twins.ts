import { selectRow } from '../../facts/select-rows'
import { toSentence } from '../../facts/table-view'
import { platformIds } from '../../site/config-types'
import { platformNames } from '../../site/describe-doc'
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

/** The plain twin of every component that content may use; a test compares the names with the contract of the content check. */
export const twins: Readonly<Record<string, Twin>> = {
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
}
