import { Anchor } from '@/components/mdx/Anchor'

type InlineMarkdownProps = { text: string }

/** Matches code, a link with its text and target, or strong text. */
const pattern = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g
const safeTarget = /^(?:https?:\/\/|mailto:|[/#])/

/** Renders a sentence of the OpenAPI document. Anything that isn't code, a link or strong is plain text, so nothing in it can become markup. */
export function InlineMarkdown({ text }: InlineMarkdownProps) {
  return splitText(text).map(({ at, words, kind, target }) => {
    if (kind === 'code') return <code key={at}>{words}</code>
    if (kind === 'plain') return words
    const content = <InlineMarkdown text={words} />
    if (kind === 'strong') return <strong key={at}>{content}</strong>
    return (
      <Anchor key={at} href={target}>
        {content}
      </Anchor>
    )
  })
}

type Part = { at: number; kind: 'plain' | 'code' | 'strong' | 'link'; words: string; target?: string }

function splitText(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const part = toPart(match)
    if (!part) continue
    parts.push({ at: end, kind: 'plain', words: text.slice(end, match.index) }, part)
    end = match.index + match[0].length
  }
  return [...parts, { at: end, kind: 'plain' as const, words: text.slice(end) }].filter(({ words }) => words)
}

/** Returns undefined for a target that runs scripts or leads nowhere. The reader then sees the source text. */
function toPart({ index: at, 1: code, 2: label, 3: target = '', 4: strong = '' }: RegExpExecArray): Part | undefined {
  if (code) return { at, kind: 'code', words: code }
  if (!label) return { at, kind: 'strong', words: strong }
  return safeTarget.test(target) ? { at, kind: 'link', words: label, target } : undefined
}
