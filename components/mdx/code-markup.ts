import { isValidElement, type ReactNode } from 'react'

type SpanProps = { className?: string; children?: ReactNode }

/**
 * Returns highlighted code as HTML: the lines, tokens and marked words inside its `<code>`, without spans that have no attributes. It writes only classes
 * and data attributes, because the site's security policy refuses most others in markup (`lib/browser/pre-paint/trusted-types.ts`).
 * @throws if the highlighter writes anything but text and such elements
 */
export function toCodeMarkup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toCodeMarkup).join('')
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node))
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isValidElement<SpanProps>(node)) throw new Error('Highlighted code holds something that is no markup')
  const { children, ...attributes } = node.props
  const { type } = node
  if (type !== 'span' && type !== 'mark') throw new Error('Highlighted code holds more than <span> and <mark>')
  const content = toCodeMarkup(children)
  const written = Object.entries(attributes).map(toAttribute).join('')
  return type === 'mark' || written ? `<${type}${written}>${content}</${type}>` : content
}

function toAttribute([name, value]: [string, unknown]): string {
  if (value === undefined) return ''
  if (name === 'className') return ` class="${escapeText(String(value))}"`
  if (/^data-[a-z-]+$/.test(name)) return ` ${name}="${value === true ? '' : escapeText(String(value))}"`
  throw new Error(`Highlighted code holds the attribute ${name}; only a class and data-… are known`)
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
