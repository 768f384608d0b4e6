import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import sticky from '@/components/ui/StickyColumn.module.css'
import { config } from '@/lib/site/config.mjs'
import { cx } from '@/lib/utils/cx'
import { BackToTop } from './BackToTop'
import styles from './PlainPage.module.css'

type PlainPageProps = {
  title: string
  lead?: string
  isLong?: boolean
  /** Whether an email follows a form. An envelope shows that at a glance, and the sections, which only some visitors need, have smaller headings. */
  isConfirmation?: boolean
  /** Whether the page has a form. On a page without contents, it's next to the text. */
  hasForm?: boolean
  /** Lists of the sections of a page that readers look something up in: one next to the text, and a folded one for phones. */
  contents?: { beside: ReactNode; folded: ReactNode }
  children?: ReactNode
}

/** Renders a page with one column: a title, a sentence, and the content. A long page ends with a link to its beginning, which isn't part of its text. */
export function PlainPage({ title, lead, isLong, isConfirmation, hasForm, contents, children }: PlainPageProps) {
  return (
    <main id="main" tabIndex={-1} className={cx(styles.page, (contents || hasForm) && styles.wide)}>
      <article className={cx(contents && styles.columns, isConfirmation && styles.confirmation)}>
        {isConfirmation && <Icon name="mail" />}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{linkAddress(lead)}</p>}
        {contents && (
          <>
            <div className={cx(sticky.column, styles.contents)}>{contents.beside}</div>
            {contents.folded}
          </>
        )}
        {children && <div className={cx('prose', styles.body, !contents && styles.short)}>{children}</div>}
      </article>
      {isLong && (
        <footer>
          <BackToTop />
        </footer>
      )}
    </main>
  )
}

/** Returns `text` with the support address as a link wherever it appears. */
function linkAddress(text: string): ReactNode {
  const [before, ...others] = text.split(config.supportEmail)
  return others.reduce<ReactNode>(
    (linked, after) => (
      <>
        {linked}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        {after}
      </>
    ),
    before,
  )
}
