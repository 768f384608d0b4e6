import { Anchor } from '@/components/mdx/Anchor'
import { type FactTextPart, parseFactText } from '@/lib/facts/fact-text'

/** Renders a text of the facts, with its code, bold text and links. */
export function FactText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change places
  return parseFactText(text).map((part, index) => <Part key={index} {...part} />)
}

function Part(part: FactTextPart) {
  if (part.kind === 'link') return <Anchor href={part.href}>{part.text}</Anchor>
  if (part.kind === 'code') return <code>{part.text}</code>
  return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text
}
