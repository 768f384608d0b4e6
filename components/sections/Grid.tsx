import { Children, isValidElement } from 'react'
import { Link } from '@/components/ui/Link.client'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Grid.module.css'
import { SectionTitle } from './SectionTitle'

/** Shows short items next to each other: `<GridItem>`s under one title, or under the page's heading above them. */
export function Grid({ title, children }: PartProps<'Grid'>) {
  const items = Children.toArray(children).filter((child) => isValidElement(child))
  return (
    <section className={styles.section}>
      {title && <SectionTitle title={title} />}
      <ul className={cx(styles.grid, [2, 4].includes(items.length) && styles.twoColumns)} role="list">
        {children}
      </ul>
    </section>
  )
}

export function GridItem({ title, figure, href, children }: PartProps<'GridItem'>) {
  return (
    <li className={styles.item}>
      <h3>
        {figure && <span className={styles.figure}>{figure} </span>}
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
