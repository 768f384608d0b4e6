import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import remarkJoinText from '../../catalogue/mdx/remark-join-text.mjs'
import { type Element, isElement, isSpace } from '../../check/lexer/page'
import { findPart, type PartName } from '../../parts'
import { toPlainCode } from './code-block'
import { paragraph } from './nodes'
import { parseBody } from './parse-body'
import type { PlainContext, Twin, TwinProps } from './twin'
import { twins } from './twins'

/**
 * The body of an entry as Markdown alone: no component, no directive and no expression is left. Headings keep their id, in
 * `data.hProperties.id`.
 * @throws naming the file, and the component that has no twin or shows something that doesn't exist
 */
export function toPlainTree(body: string, context: PlainContext): Root {
  try {
    const tree: Root = { type: 'root', children: toPlainNodes(parseBody(body, context).children, context) }
    remarkJoinText()(tree)
    return tree
  } catch (error) {
    throw new Error(`content/${context.sourcePath}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

function toPlainNodes(nodes: readonly RootContent[], context: PlainContext): RootContent[] {
  return nodes.flatMap((node) => toPlainNode(node, context))
}

function toPlainNode(node: RootContent, context: PlainContext): RootContent[] {
  if (isElement(node)) return toTwin(node, context)
  if (/^mdx|Directive$/.test(node.type)) throw new Error(`${quoteRest(node)} cannot be written in plain text`)
  if (node.type === 'code') return toPlainCode(node)
  const blocks = node.type === 'paragraph' ? listBlocks(node) : []
  if (blocks.length) return toPlainNodes(blocks, context)
  if (!('children' in node)) return [node]
  return [{ ...node, children: toPlainNodes(node.children, context) } as RootContent]
}

/** What an author would recognise of an expression, an import or a directive. */
function quoteRest(node: RootContent): string {
  if ('value' in node) return node.type === 'mdxjsEsm' ? node.value : `{${node.value}}`
  return 'name' in node ? `:::${node.name}` : node.type
}

/** Returns the block components of a paragraph. The parser takes a line such as `<Card …>Words.</Card>` for a paragraph. */
function listBlocks({ children }: Paragraph): RootContent[] {
  const elements = children.filter((child) => !isSpace(child))
  if (!elements.every((child) => isElement(child) && findPart(child.name)?.place !== 'sentence')) return []
  return elements.flatMap((child: Node): RootContent[] => (isElement(child) ? [toBlock(child)] : []))
}

function toBlock({ name, attributes, children }: Element): RootContent {
  const words = children as PhrasingContent[]
  return { type: 'mdxJsxFlowElement', name, attributes, children: words.length ? [paragraph(...words)] : [] }
}

function toTwin(element: Element, context: PlainContext): RootContent[] {
  const name = element.name ?? ''
  const twin: Twin | undefined = Object.hasOwn(twins, name) ? twins[name as PartName] : undefined
  if (!twin) throw new Error(`<${name}> has no plain twin; write one in lib/publish/plain/twins.ts`)
  const children = toPlainNodes(element.children, context) as BlockContent[]
  const nodes = twin(toProps(element), children, context)
  const isInline = findPart(name)?.place === 'sentence'
  if (isInline) return element.type === 'mdxJsxFlowElement' ? [paragraph(...(nodes as PhrasingContent[]))] : nodes
  if (element.type === 'mdxJsxTextElement') throw new Error(`<${name}> stands inside a sentence`)
  return nodes
}

/** The props as texts; one without a value is an empty text. */
function toProps({ name, attributes }: Element): TwinProps {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value !== 'string'))
        throw new Error(`<${name}> has an expression among its props`)
      return [attribute.name, attribute.value ?? '']
    }),
  )
}
