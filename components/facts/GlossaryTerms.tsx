import { Fragment } from 'react'
import { Heading } from '@/components/mdx/Heading'
import type { GlossaryLetter, GlossaryView } from '@/lib/facts/glossary'
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

type GlossaryLettersProps = { letters: readonly GlossaryLetter[] }

/** Links to the first term of each letter. */
export function GlossaryLetters({ letters }: GlossaryLettersProps) {
  return (
    <nav className={styles.letters} aria-label="Terms by letter">
      <ul role="list">
        {letters.map(({ letter, id }) => (
          <li key={letter}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
