import type { VersionFacts } from './facts-at'
import { selectEntry } from './select-rows'
import type { FactTableView } from './table-view'

type Columns = VersionFacts['import']['columns']

const sourceNames: Record<keyof Columns, string> = { todoist: 'Todoist', ticktick: 'TickTick', csv: 'CSV' }

/** Builds the table of import sources: which file each one needs, its limits and what gets lost. */
export function buildImportTable({ import: { sources } }: VersionFacts): FactTableView {
  return {
    label: 'Where you can import from',
    columns: [
      { label: 'Source' },
      { label: 'File', kind: 'sentence' },
      { label: 'Limits and losses', kind: 'sentence' },
      { label: 'Since', kind: 'version' },
    ],
    rows: sources.map(({ id, label, file, limits, lost, since = '' }) => {
      const lines = [limits, lost && `Lost: ${lost}`].filter((line) => line !== undefined)
      return { id, cells: [label, file, { lines }, since] }
    }),
  }
}

/** Builds the table of what each column in a source's file becomes. @throws if the source is unknown */
export function buildColumnTable({ import: { columns } }: VersionFacts, { source }: { source: string }): FactTableView {
  const rows = selectEntry('<ColumnTable>', columns, 'source', source)
  const name = selectEntry('<ColumnTable>', sourceNames, 'source', source)
  return {
    label: `Columns in a ${name} file`,
    columns: [{ label: `Column in ${name}` }, { label: 'Becomes', kind: 'sentence' }],
    rows: rows.map(({ id, column, becomes }) => ({ id, cells: [column, becomes] })),
  }
}
