import type { VersionFacts } from './facts-at'
import { selectRowsBy } from './select-rows'

/** The terms of a section, ready to draw. Their headings are one level below the section's. */
export type GlossaryView = { level: 3 | 4; terms: readonly { id: string; term: string; text: string }[] }

/** Whether a section of the glossary contains the terms of some letters, such as `a-d`. */
const isByLetter = (group: string) => /^[a-z]-[a-z]$/.test(group)

/** Builds a section of the glossary, in the order of its rows. @throws if there's no such section */
export function buildGlossary({ glossary }: VersionFacts, group: string): GlossaryView {
  const rows = selectRowsBy('<Glossary>', glossary, { group }, (row) => row.group)
  return {
    level: isByLetter(group) ? 4 : 3,
    terms: rows.map(({ id, term, meaning, see }) => ({ id, term, text: `${meaning} See ${see}.` })),
  }
}

/** The first term of a letter. */
export type GlossaryLetter = { letter: string; id: string }

/** Lists the letters that terms of the app begin with, each with its first term. Sections by subject, such as privacy, have no letters. */
export function listGlossaryLetters({ glossary }: VersionFacts): GlossaryLetter[] {
  const letters = new Map<string, string>()
  for (const { id, term, group } of glossary) {
    const letter = term.charAt(0).toUpperCase()
    if (isByLetter(group) && !letters.has(letter)) letters.set(letter, id)
  }
  return [...letters].map(([letter, id]) => ({ letter, id }))
}
