import { FactText } from '@/components/facts/FactText'
import { Anchor } from '@/components/mdx/Anchor'
import { withRoles } from '@/components/ui/TableScroller'
import scroller from '@/components/ui/TableScroller.module.css'
import { buildComparison, type ComparisonCell, type ComparisonFacts } from '@/lib/facts/comparison-view'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './ComparisonTable.module.css'

type ComparisonTableProps = PartProps<'ComparisonTable'> & { facts: ComparisonFacts }

/**
 * Compares two apps side by side. Each aspect has its own row above the two claims. On a phone, one claim is below the other, and each follows the name
 * of its app.
 */
export function ComparisonTable({ facts, id }: ComparisonTableProps) {
  const { columns, parts } = buildComparison(facts, { id })
  return (
    <div className={cx(scroller.cards, styles.tables)}>
      {parts.map(({ title, rows }) =>
        // On wide screens, the table is laid out as a grid, so its parts need their roles.
        withRoles(
          <table key={title} className={styles.table}>
            <caption>{title}</caption>
            <thead>
              <tr>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map(({ id: row, aspect, cells }) => (
              <tbody key={row}>
                <tr>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {aspect}
                  </th>
                </tr>
                <tr>
                  {cells.map((cell, index) => (
                    <td key={columns[index]?.name} data-label={columns[index]?.name} data-own={columns[index]?.isOwn}>
                      <Claim {...cell} />
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>,
        ),
      )}
    </div>
  )
}

/** Shows a claim and where people can check it: other publishers' pages by number, ours by name. */
function Claim({ text, sources, page }: ComparisonCell) {
  return (
    <>
      <p>
        <FactText text={text} />
      </p>
      {/* Keeps the link to our page on the same line as the last word of the claim. */}
      {page && '\u00a0'}
      <p className={styles.proof}>
        {page && <Anchor href={page.href}>{page.label}</Anchor>}
        {sources.map(({ number, anchor, title }) => (
          <a key={anchor} className={styles.source} href={`#${anchor}`} aria-label={`Source ${number}: ${title}`}>
            {number}
          </a>
        ))}
      </p>
    </>
  )
}
