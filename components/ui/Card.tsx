import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { Link } from './Link.client'

type CardProps = { title: string; href?: string; children: ReactNode }

/** Shows a card. The link names the card and covers all of it. Without `href`, the card isn't a link. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
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
