import { isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '@/lib/utils/text'

type SpanProps = { className?: string; children?: ReactNode }

/**
 * Returns highlighted code as HTML: the lines, tokens and marked words inside its `<code>`, without spans that have no attributes. It writes only classes
 * and data attributes, because the site's security policy refuses most others in markup (`lib/browser/pre-paint/trusted-types.ts`).
 * @throws if the highlighter writes anything but text and such elements
 */
export function toCodeMarkup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toCodeMarkup).join('')
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node))
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isValidElement<SpanProps>(node))
    throw new Error("Highlighted code contains something that isn't text or an element")
  const { children, ...attributes } = node.props
  const { type } = node
  if (type !== 'span' && type !== 'mark')
    throw new Error('Highlighted code contains an element other than <span> and <mark>')
  const content = toCodeMarkup(children)
  const written = Object.entries(attributes).map(toAttribute).join('')
  return type === 'mark' || written ? `<${type}${written}>${content}</${type}>` : content
}

function toAttribute([name, value]: [string, unknown]): string {
  if (value === undefined) return ''
  if (name === 'className') return ` class="${escapeHtml(String(value))}"`
  if (/^data-[a-z-]+$/.test(name)) return ` ${name}="${value === true ? '' : escapeHtml(String(value))}"`
  throw new Error(`Highlighted code contains the attribute ${name}, but only class and data-… are supported`)
}
