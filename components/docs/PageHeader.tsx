import styles from './PageHeader.module.css'

type PageHeaderProps = { title: string; lead: string; facts: readonly string[] }

export function PageHeader({ title, lead, facts }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {/* Takes focus after a link navigation, so that a screen reader begins here. */}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {facts.length > 0 && (
        <ul className={styles.facts} role="list" aria-label="About this page">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </header>
  )
}
