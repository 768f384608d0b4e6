import type { PartProps } from '@/lib/parts'
import styles from './Closing.module.css'

/** Shows the last call to action of a page. */
export function Closing({ title, children }: PartProps<'Closing'>) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
