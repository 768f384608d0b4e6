import type { BlockContent, Code } from 'mdast'
import { labelParagraph } from './nodes'

const marker = /\s*(?:\/\/|\/\*|<!--|--|[#;%])\s*\[!code (\+\+|--)\]\s*(?:\*\/|-->)?\s*$/

/** A code block with its title above it. What only colours it is left out, and lines marked as added or removed become a diff. */
export function toPlainCode({ lang, meta, value }: Code): BlockContent[] {
  const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1]
  const lines = value.split('\n')
  const code: Code = lines.some((line) => marker.test(line))
    ? { type: 'code', lang: 'diff', value: lines.map(toDiffLine).join('\n') }
    : { type: 'code', lang, value }
  return title ? [labelParagraph(title), code] : [code]
}

function toDiffLine(line: string): string {
  const sign = marker.exec(line)?.[1]?.charAt(0) ?? ' '
  return `${sign} ${line.replace(marker, '')}`.trimEnd()
}
