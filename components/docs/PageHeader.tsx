import styles from './PageHeader.module.css'

type PageHeaderProps = {
  title: string
  lead: string
  /** Who the page is for and what readers need. Each text continues its term as one sentence. */
  facts: readonly { term: string; text: string }[]
}

export function PageHeader({ title, lead, facts }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {/* Gets the focus after a link is followed, so that screen readers begin here. */}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term} data-audience={term === 'For' ? '' : undefined}>
              <dt>{term}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
