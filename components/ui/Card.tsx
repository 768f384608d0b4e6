import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Card.module.css'
import { Link } from './Link.client'

type CardProps = { title: string; href?: string; picture?: ReactNode; children: ReactNode }

/** Shows a card. The link names the card and covers all of it. Without `href`, the card isn't a link. A `picture` is next to the text. */
export function Card({ title, href, picture, children }: CardProps) {
  return (
    <div className={cx(styles.card, picture ? styles.pictured : undefined)}>
      {picture}
      <p className={styles.title}>
        {href ? (
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
