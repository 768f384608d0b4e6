import type { CheckedPage } from '../read-page'

/** An address on another host, without its hash, and the pages that lead to it. */
export type ExternalTarget = { url: string; host: string; pages: string[] }

/**
 * The results of requesting an address. `refused` means that the host turns programs away, which says nothing about what visitors get, and `postponed`
 * that it wants no request yet.
 */
export const verdicts = ['fine', 'refused', 'gone', 'unreachable', 'postponed'] as const
export type Verdict = (typeof verdicts)[number]

/** Names that no host has (RFC 2606): examples in the documentation, and a domain that hasn't been chosen yet. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/

/** Lists the addresses on other hosts that the pages link to, in order. Names that no host can have are left out. */
export function listExternalLinks(pages: readonly CheckedPage[], origin: string): ExternalTarget[] {
  const links = new Map<string, ExternalTarget>()
  for (const { file, references } of pages) {
    for (const { url: written, kind } of references) {
      if (kind !== 'a' || !/^https?:/i.test(written) || !URL.canParse(written)) continue
      const url = new URL(written)
      url.hash = ''
      if (url.origin === origin || reserved.test(url.hostname)) continue
      const link = links.get(url.href) ?? { url: url.href, host: url.host, pages: [] }
      if (!link.pages.includes(file)) link.pages.push(file)
      links.set(url.href, link)
    }
  }
  return [...links.values()].sort((a, b) => a.url.localeCompare(b.url, 'en'))
}

/** Judges an address by its response. @param status undefined if there was no response */
export function judgeAnswer(status: number | undefined): Exclude<Verdict, 'postponed'> {
  if (status === undefined || status >= 500) return status === 999 ? 'refused' : 'unreachable'
  if ([401, 403, 405, 406, 429].includes(status)) return 'refused'
  return status >= 400 ? 'gone' : 'fine'
}
