import type { VersionFacts } from './facts-at'
import { selectRowsBy } from './select-rows'

/** The terms of a section, ready to draw. Their headings are one level below the section's. */
export type GlossaryView = { level: 3 | 4; terms: readonly { id: string; term: string; text: string }[] }

/** Builds a section of the glossary, in the order of its rows. @throws if there's no such section */
export function buildGlossary({ glossary }: VersionFacts, group: string): GlossaryView {
  const rows = selectRowsBy('<Glossary>', glossary, { group }, (row) => row.group)
  return {
    level: /^[a-z]-[a-z]$/.test(group) ? 4 : 3,
    terms: rows.map(({ id, term, meaning, see }) => ({ id, term, text: `${meaning} See ${see}.` })),
  }
}
