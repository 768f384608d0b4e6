import { Anchor } from '@/components/mdx/Anchor'

type InlineMarkdownProps = { text: string }

/** Code, a link with its words and its target, or strong words. */
const pattern = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g
const safeTarget = /^(?:https?:\/\/|mailto:|[/#])/

/** A sentence of the document. Whatever is not code, a link or strong is plain words, so nothing in it can become markup. */
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

/** Undefined for a target that runs scripts or leads nowhere: the reader then sees what was written. */
function toPart({ index: at, 1: code, 2: label, 3: target = '', 4: strong = '' }: RegExpExecArray): Part | undefined {
  if (code) return { at, kind: 'code', words: code }
  if (!label) return { at, kind: 'strong', words: strong }
  return safeTarget.test(target) ? { at, kind: 'link', words: label, target } : undefined
}
