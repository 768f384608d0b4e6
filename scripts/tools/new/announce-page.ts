import { changeKinds } from '@/lib/releases/release'

const [news = '', ...later] = changeKinds.map((kind) => `## ${kind}`)

/** Returns a release post with one more change under "New". The heading comes before those of other changes if the post doesn't have it yet. */
export function announcePage(post: string, change: string): string {
  const lines = post.trimEnd().split('\n')
  const heading = lines.indexOf(news)
  if (heading < 0) {
    const found = lines.findIndex((line) => later.includes(line))
    const at = found < 0 ? lines.length : found
    const section = [news, '', `- ${change}`]
    lines.splice(at, 0, ...(found < 0 ? ['', ...section] : [...section, '']))
    return `${lines.join('\n')}\n`
  }
  const end = lines.findIndex((line, index) => index > heading && line.startsWith('#'))
  const isInList = (index: number) => index > heading && (end < 0 || index < end)
  const empty = lines.findIndex((line, index) => isInList(index) && line.trim() === '-')
  const last = lines.findLastIndex((line, index) => isInList(index) && /^(?:[-*] | {2,}\S)/.test(line))
  if (empty >= 0) lines.splice(empty, 1, `- ${change}`)
  else if (last >= 0) lines.splice(last + 1, 0, `- ${change}`)
  else lines.splice(heading + 1, 0, '', `- ${change}`)
  return `${lines.join('\n')}\n`
}
