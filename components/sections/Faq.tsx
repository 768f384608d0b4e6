import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Faq.module.css'
import { SectionTitle } from './SectionTitle'

type FaqProps = { title: string; children: ReactNode }

/** Shows `<Question>`s under one title. */
export function Faq({ title, children }: FaqProps) {
  return (
    <section className={styles.faq}>
      <div className={styles.inner}>
        <SectionTitle title={title} />
        <div>{children}</div>
      </div>
    </section>
  )
}

type QuestionProps = { title: string; children: ReactNode }

/** Opens and closes without JavaScript. The browser also opens it when its own search finds text inside. */
export function Question({ title, children }: QuestionProps) {
  return (
    <details className={styles.question} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3>{title}</h3>
      </summary>
      <div className={cx('prose', styles.answer)}>{children}</div>
    </details>
  )
}
