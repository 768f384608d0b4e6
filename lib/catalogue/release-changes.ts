import type { ListItem, PhrasingContent } from 'mdast'
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
    return node.children.map((item) => ({ group, ...splitChange(item), id }))
  })
}

/** Returns the bold heading of a change and its first sentence. Bold words that don't end with a full stop are part of that sentence. */
function splitChange({ children: [first] }: ListItem): Pick<ListedChange, 'title' | 'text'> {
  if (first?.type !== 'paragraph') return { title: '' }
  const [label, ...others] = first.children
  const heading = label?.type === 'strong' ? readText(label) : ''
  if (!/[.!?]$/.test(heading)) return { title: toSentence(first.children) }
  const text = toSentence(others)
  return { title: typeset(heading.replace(/\.$/, '')), ...(text && { text }) }
}

/** Stands for a component, such as the keys of a shortcut, which only a page can show. */
const component = '\uFFFC'

/** Returns the text of a node. Code keeps its backticks, so that it can be shown as code. */
function readPiece(node: PhrasingContent): string {
  if (node.type === 'mdxJsxTextElement') return component
  return node.type === 'inlineCode' ? `\`${node.value}\`` : readText(node)
}

/** Returns the first sentence that has no component in it, with typographic quotes. */
function toSentence(nodes: readonly PhrasingContent[]): string {
  const text = nodes.map(readPiece).join('')
  const sentences =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/.+?(?:[.!?](?= \p{Lu})|$)/gu) ?? []
  const sentence = sentences.find((one) => !one.includes(component)) ?? sentences[0] ?? ''
  return typeset(sentence.replace(component, '').trim())
}
