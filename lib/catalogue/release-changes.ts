import type { ListItem } from 'mdast'
import { toString as readText } from 'mdast-util-to-string'
import { type ListedChange, toChangeGroup } from '../releases/changes'
import { typeset } from '../utils/typography.mjs'
import { parseBody, readId } from './headings'

/** Returns the changes in the lists of a post. Runs once, when Contentlayer compiles the post. */
export function readChanges(body: string): ListedChange[] {
  let [current, id] = ['', '']
  return parseBody(body).children.flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) [current, id] = [readText(node), readId(node)]
    const group = toChangeGroup(current)
    if (node.type !== 'list' || !group) return []
    return node.children.map((item) => ({ group, title: toTitle(item), id }))
  })
}

/** Returns the bold words at the beginning of a change, or its first sentence, without the full stop. */
function toTitle({ children: [first] }: ListItem): string {
  if (first?.type !== 'paragraph') return ''
  const [label] = first.children
  const text = readText(label?.type === 'strong' ? label : first)
  const [sentence = text] = /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(text) ?? []
  return typeset(sentence.replace(/\.$/, '').replace(/[ \n]+/g, ' '))
}
