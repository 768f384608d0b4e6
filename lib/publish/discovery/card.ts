import type { Entry } from '../../catalogue/entry'
import { formatDate } from '../../utils/date'

/** What the card of a page shows. */
export type Card = {
  /** The part of the site that the page belongs to, such as "Documentation / Features". */
  label?: string
  /** The version of a release, shown before its title. */
  version?: string
  title: string
  description: string
  /** Chooses the days in the woven pattern, so that no two cards look quite alike. */
  seed: number
}

/** Builds the card of a page. */
export function toCard(entry: Entry): Card {
  const { href, heading, description, trail } = entry
  const post = entry.kind === 'release' ? entry : undefined
  const labels = [...trail.map(({ label }) => label), ...(post ? [formatDate(post.date)] : [])]
  return {
    label: labels.length > 0 ? labels.join(' / ') : undefined,
    version: post?.version,
    title: heading,
    description,
    seed: Array.from(href).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7),
  }
}

/** Returns the size of a title in pixels. Long titles are smaller, and the longest one takes three lines. */
export function toTitleSize(title: string): number {
  if (title.length <= 20) return 92
  if (title.length <= 36) return 76
  return title.length <= 62 ? 64 : 54
}
