import { Anchor } from '@/components/mdx/Anchor'
import { Badge } from '@/components/ui/Badge'
import { buildComparison, type ComparisonFacts } from '@/lib/facts/comparison-view'
import type { PartProps } from '@/lib/parts'
import styles from './Sources.module.css'

type SourcesProps = PartProps<'Sources'> & { facts: ComparisonFacts }

/** Lists the pages that a comparison is based on, under the numbers that its table shows. */
export function Sources({ facts, id }: SourcesProps) {
  const { sources } = buildComparison(facts, { id }, '<Sources>')
  return (
    <ol className={styles.sources}>
      {sources.map(({ anchor, title, url, publisher, isThirdParty, days, remark }) => (
        <li key={anchor} id={anchor}>
          <Anchor href={url}>{title}</Anchor> {isThirdParty && <Badge>Third party</Badge>}
          <p className={styles.days}>{[publisher, days, remark].filter(Boolean).join('; ')}</p>
        </li>
      ))}
    </ol>
  )
}
