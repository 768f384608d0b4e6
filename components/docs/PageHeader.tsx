import { toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { withBasePath } from '@/lib/site/base-path'
import { CopyPage } from './CopyPage.client'
import styles from './PageHeader.module.css'

type PageHeaderProps = { title: string; lead: string; facts: readonly string[]; href: string }

export function PageHeader({ title, lead, facts, href }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {/* Gets the focus after a link is followed, so that screen readers begin here. */}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.row}>
        {facts.length > 0 && (
          <ul className={styles.facts} role="list" aria-label="About this page">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <CopyPage href={withBasePath(toMarkdownHref(href))} />
      </div>
    </header>
  )
}
