import type { VersionFacts } from './facts-at'
import { selectRow, selectRows, summarize } from './select-rows'
import { type FactTableView, toSentence } from './table-view'

/** The row with the fields that all records have. A table that leaves this row out adds its readable fields in a note. */
const common = 'all-things'

function toList(fields: readonly string[], none: string): string {
  return fields.length ? toSentence(fields.join(', ')) : none
}

/** Builds the table of encrypted and readable fields, for all kinds of record or those named by ID. @throws if an ID is unknown */
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

/** Builds the table of keys, with how each is made and where it's kept. */
export function buildKeyTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'How each key is made and where it is kept',
    columns: [{ label: 'Key' }, { label: 'Made', kind: 'sentence' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.keys.map(({ id, label, made, kept }) => ({ id, cells: [label, made, kept] })),
  }
}

/** Builds the table of what we keep and for how long. */
export function buildRetentionTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'What is kept and for how long',
    columns: [{ label: 'Data' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.retention.map(({ id, label, kept }) => ({ id, cells: [label, kept] })),
  }
}
