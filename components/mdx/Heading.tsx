import type { ReactNode } from 'react'
import { toText } from './children'
import styles from './Heading.module.css'

type HeadingProps = {
  level: 2 | 3 | 4
  id?: string
  /** IDs that this heading had before. Links to them still arrive here, with or without JavaScript. */
  oldIds?: readonly string[]
  children?: ReactNode
}

/** Renders a heading that gets the focus when a link to it is followed. Its accessible name is its own text, without the link's. */
export function Heading({ level, id, oldIds = [], children }: HeadingProps) {
  const Tag = `h${level}` as const
  if (!id) return <Tag>{children}</Tag>
  // Slugs never contain a colon, so this ID is free.
  const textId = `${id}:text`
  return (
    <Tag id={id} tabIndex={-1} aria-labelledby={textId}>
      {oldIds.map((oldId) => (
        <span key={oldId} id={oldId} />
      ))}
      <span id={textId}>{children}</span>
      <a className={styles.link} href={`#${id}`} aria-label={`Link to section ${toText(children)}`}>
        #
      </a>
    </Tag>
  )
}
