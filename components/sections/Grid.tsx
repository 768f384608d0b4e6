import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link.client'
import styles from './Grid.module.css'
import { SectionTitle } from './SectionTitle'

type GridProps = { title: string; children: ReactNode }

/** Shows short items next to each other: `<GridItem>`s under one title. */
export function Grid({ title, children }: GridProps) {
  return (
    <section className={styles.section}>
      <SectionTitle title={title} />
      <ul className={styles.grid} role="list">
        {children}
      </ul>
    </section>
  )
}

type GridItemProps = { title: string; href?: string; children: ReactNode }

export function GridItem({ title, href, children }: GridItemProps) {
  return (
    <li className={styles.item}>
      <h3>
        {href ? (
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  )
}
