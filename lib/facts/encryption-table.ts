import type { VersionFacts } from './facts-at'
import { selectRows, summarize } from './select-rows'
import { type FactTableView, toSentence } from './table-view'

const toList = (fields: readonly string[]) => (fields.length ? toSentence(fields.join(', ')) : 'Nothing')

/** Which fields are encrypted and which the server can read, for all things or those named by id. @throws on an unknown id */
export function buildEncryptionTable(facts: VersionFacts, { things: ids }: { things?: string }): FactTableView {
  const { things } = facts.encryption
  const rows = ids === undefined ? things : selectRows('EncryptionTable', things, ids)
  const about = ids === undefined ? 'by kind of thing' : summarize(rows.map((row) => row.label))
  return {
    label: `Encrypted and readable fields: ${about}`,
    columns: [{ label: 'Thing' }, { label: 'Encrypted' }, { label: 'Readable by the server' }],
    rows: rows.map(({ id, label, encrypted, readable }) => ({ id, cells: [label, toList(encrypted), toList(readable)] })),
  }
}

/** The keys, how each is made and where it is kept. */
export function buildKeyTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'Keys, how they are made and where they are kept',
    columns: [{ label: 'Key' }, { label: 'Made' }, { label: 'Kept' }],
    rows: encryption.keys.map(({ id, label, made, kept }) => ({ id, cells: [label, made, kept] })),
  }
}

/** What is kept, and for how long. */
export function buildRetentionTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'What is kept, and for how long',
    columns: [{ label: 'What' }, { label: 'Kept' }],
    rows: encryption.retention.map(({ id, label, kept }) => ({ id, cells: [label, kept] })),
  }
}
