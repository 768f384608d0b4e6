import { Icon } from '@/components/ui/Icon'
import { KeyChord } from '@/components/ui/Keys'
import { TableScroller } from '@/components/ui/TableScroller'
import { parseFactText } from '@/lib/facts/fact-text'
import type { Cell, FactTableView } from '@/lib/facts/tables'
import { cx } from '@/lib/utils/cx'
import styles from './FactTable.module.css'
import { FactText } from './FactText'
import { Price } from './Price'
import shortcuts from './ShortcutTable.module.css'

type FactTableProps = { view: FactTableView }

function CellContent({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return <FactText text={cell} />
  if ('keys' in cell) return <KeyChord keys={cell.keys} />
  if ('price' in cell) return <PriceLines {...cell} />
  if ('isIncluded' in cell) return <Inclusion {...cell} />
  // Short keys, because they're in the page's data.
  return cell.lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <p key={index}>
      <FactText text={line} />
    </p>
  ))
}

/** Shows a tick or a dash, with a word for screen readers. */
function Inclusion({ isIncluded }: { isIncluded: boolean }) {
  return (
    <>
      {isIncluded ? (
        <Icon name="check" />
      ) : (
        <span aria-hidden="true" data-plain="">
          –
        </span>
      )}
      <span className="visuallyHidden">{isIncluded ? 'Yes' : 'No'}</span>
    </>
  )
}

function PriceLines({ price, note }: { price: number; note?: string }) {
  if (!note) return <Price amount={price} />
  return (
    <>
      <p>
        <Price amount={price} />
      </p>
      <p className={styles.remark}>{note}</p>
    </>
  )
}

/** Returns whether a label lists what the table contains ("Limits: Tasks, Lists and 2 more"). As text, that would only repeat the table. */
const isSummary = (label: string) => label.includes(': ')

/** Without script, a heading that chooses a platform is disabled, so it's read as text. An inline script enables it (`lib/browser/pre-paint/platform.ts`). */
function Heading({ column: { label, chooses } }: { column: FactTableView['columns'][number] }) {
  if (!chooses) return label
  return (
    <button
      className={shortcuts.choice}
      type="button"
      value={chooses}
      title="Use these keys on every page"
      disabled
      data-chooses="platform"
      data-plain={label}
      suppressHydrationWarning
    >
      {label}
    </button>
  )
}

/** Returns the text of a cell, or nothing if it's more than a text. */
const toCellText = (cell: Cell): string =>
  typeof cell === 'string'
    ? parseFactText(cell)
        .map(({ text }) => text)
        .join('')
    : ''

/** Returns a row's name if its heading has a second line, so that screen readers repeat only the name before each value. */
const toName = (heading: Cell | undefined) =>
  typeof heading === 'object' && 'lines' in heading ? heading.lines[0] : undefined

/** Returns whether the columns can have fixed widths. */
function hasFixedWidths(columns: FactTableView['columns']): boolean {
  const kinds = columns.slice(1).map(({ kind }) => kind)
  const hasSentenceAndVersion = kinds.includes('sentence') && kinds.includes('version')
  return kinds.includes('explanation') || (!hasSentenceAndVersion && kinds.every((kind) => kind && kind !== 'amount'))
}

/** Draws every table of facts. */
export function FactTable({ view: { label, note, columns, rows } }: FactTableProps) {
  const isShortcuts = columns.some(({ chooses }) => chooses)
  const isExplained = columns.some(({ kind }) => kind === 'explanation')
  // On a card, the explanation is directly below the name of what it explains, and a version has its own word.
  const hasLabel = ({ kind }: (typeof columns)[number]) =>
    kind !== 'explanation' && !(isShortcuts && kind === 'version')
  const toClass = ({ kind, mark }: Partial<(typeof columns)[number]> = {}) =>
    kind && cx(styles[kind], isShortcuts && shortcuts[kind], mark && styles[mark])
  return (
    <TableScroller
      label={label}
      columns={columns.map((column) => (hasLabel(column) ? column.label : ''))}
      texts={rows.map(({ cells }) => cells.map(toCellText))}
      hasAmounts={columns.slice(1).every(({ kind }) => kind === 'amount')}
    >
      <table
        className={cx(
          styles.table,
          hasFixedWidths(columns) && styles.fixed,
          isExplained && styles.explained,
          isShortcuts && shortcuts.shortcuts,
        )}
        aria-label={note && label}
      >
        <caption
          className={note ? styles.note : 'visuallyHidden'}
          data-plain={note || !isSummary(label) ? undefined : ''}
        >
          <FactText text={note ?? label} />
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={toClass(column)}>
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [heading, ...cells] }) => (
            <tr key={id}>
              <th scope="row" abbr={toName(heading)}>
                {heading !== undefined && <CellContent cell={heading} />}
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td key={column?.label} className={toClass(column)}>
                    <CellContent cell={cell} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  )
}
