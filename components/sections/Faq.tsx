import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Faq.module.css'
import { SectionTitle } from './SectionTitle'

/** Shows `<Question>`s under one title. */
export function Faq({ title, id, children }: PartProps<'Faq'>) {
  return (
    <section className={styles.faq}>
      <div className={styles.inner}>
        <SectionTitle title={title} id={id} />
        <div>{children}</div>
      </div>
    </section>
  )
}

/** Opens and closes without JavaScript. The browser also opens it when its own search finds text inside. */
export function Question({ title, children }: PartProps<'Question'>) {
  return (
    <details className={styles.question} suppressHydrationWarning>
      <summary className={cx('chevron', styles.summary)}>
        <h3>{title}</h3>
      </summary>
      <div className={cx('prose', styles.answer)}>{children}</div>
    </details>
  )
}
