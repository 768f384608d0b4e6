import { FactText } from '@/components/facts/FactText'
import { Link } from '@/components/ui/Link.client'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { selectRow } from '@/lib/facts/select-rows'
import type { PartProps } from '@/lib/parts'
import { routes } from '@/lib/site/routes'
import styles from './Term.module.css'

type TermProps = PartProps<'Term'> & { facts: VersionFacts }

/**
 * Links a term to the glossary. The style sheet shows its definition on hover and focus, `lib/browser/term-definitions.ts` on tap. A page uses each term
 * once, so the ID is free.
 */
export function Term({ facts, id, children }: TermProps) {
  const definitionId = `definition:${id}`
  return (
    <span className={styles.term} data-term="">
      <Link
        className={styles.link}
        href={`${routes.glossary}#${id}`}
        aria-describedby={definitionId}
        data-needs-runtime=""
      >
        {children}
      </Link>
      <span className={styles.definition} role="tooltip" id={definitionId} data-plain="">
        <FactText text={selectRow('<Term>', facts.glossary, id).meaning} />
      </span>
    </span>
  )
}
