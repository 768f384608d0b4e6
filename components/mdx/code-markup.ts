import { isValidElement, type ReactNode } from 'react'

type SpanProps = { className?: string; 'data-line'?: string; children?: ReactNode }

/**
 * Highlighted code as HTML: the lines and tokens inside its `<code>`, without the spans that say nothing. The security policy of the site takes
 * no other attributes in markup (`lib/browser/pre-paint/trusted-types.ts`).
 * @throws when the highlighter, or a component put into code, writes anything but text and such spans
 */
export function toCodeMarkup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toCodeMarkup).join('')
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node))
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isValidElement<SpanProps>(node)) throw new Error('Highlighted code holds something that is no markup')
  const { children, ...attributes } = node.props
  const content = toCodeMarkup(children)
  if (node.type === 'code') return content
  if (node.type !== 'span') throw new Error(`Highlighted code holds <${String(node.type)}>, not only spans`)
  const written = Object.entries(attributes).map(toAttribute).join('')
  return written ? `<span${written}>${content}</span>` : content
}

function toAttribute([name, value]: [string, unknown]): string {
  if (value === undefined) return ''
  if (name === 'className') return ` class="${escapeText(String(value)).replaceAll('"', '&quot;')}"`
  if (name === 'data-line') return ' data-line=""'
  throw new Error(`Highlighted code holds a span with ${name}; nothing but a class and data-line is known`)
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
