import type { VersionFacts } from './facts-at'
import { selectRow, selectRows, summarize } from './select-rows'
import { type FactTableView, toSentence } from './table-view'

/** Holds the fields of every thing; a table without this row says them below. */
const common = 'all-things'

function toList(fields: readonly string[], none: string): string {
  return fields.length ? toSentence(fields.join(', ')) : none
}

/** Which fields are encrypted and which the server can read, for all things or those named by id. @throws on an unknown id */
export function buildEncryptionTable(facts: VersionFacts, { things: ids }: { things?: string }): FactTableView {
  const { things } = facts.encryption
  const rows = ids === undefined ? things : selectRows('<EncryptionTable>', things, ids)
  const about = ids === undefined ? 'all records' : summarize(rows.map((row) => row.label))
  const shared = selectRow('<EncryptionTable>', things, common)
  return {
    label: `Encrypted and readable fields: ${about}`,
    note: rows.includes(shared)
      ? undefined
      : `For every record, the server can also read ${shared.readable.join(', ')}.`,
    columns: [
      { label: 'Record' },
      { label: 'Encrypted', kind: 'sentence' },
      { label: 'Readable by the server', kind: 'sentence' },
    ],
    rows: rows.map(({ id, label, encrypted, readable }) => ({
      id,
      cells: [label, toList(encrypted, ''), toList(readable, 'Nothing more')],
    })),
  }
}

/** The keys, how each is made and where it is kept. */
export function buildKeyTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'How each key is made and where it is kept',
    columns: [{ label: 'Key' }, { label: 'Made', kind: 'sentence' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.keys.map(({ id, label, made, kept }) => ({ id, cells: [label, made, kept] })),
  }
}

/** What is kept, and for how long. */
export function buildRetentionTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'What is kept and for how long',
    columns: [{ label: 'Data' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.retention.map(({ id, label, kept }) => ({ id, cells: [label, kept] })),
  }
}
