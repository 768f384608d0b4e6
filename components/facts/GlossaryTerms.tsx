import { Fragment } from 'react'
import { Heading } from '@/components/mdx/Heading'
import type { GlossaryView } from '@/lib/facts/glossary'
import { FactText } from './FactText'
import styles from './GlossaryTerms.module.css'

/** Draws a section of the glossary. Each term is a heading, so that links and search lead to it. */
export function GlossaryTerms({ level, terms }: GlossaryView) {
  return (
    <div className={styles.terms}>
      {terms.map(({ id, term, text }) => (
        <Fragment key={id}>
          <Heading level={level} id={id}>
            {term}
          </Heading>
          <p>
            <FactText text={text} />
          </p>
        </Fragment>
      ))}
    </div>
  )
}
