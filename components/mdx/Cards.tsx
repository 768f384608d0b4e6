import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import styles from './Cards.module.css'
import { listElements } from './children'

type CardsProps = { children: ReactNode }
type PageCardProps = { title: string; href: string; children: ReactNode }

export function Cards({ children }: CardsProps) {
  return (
    // Without the role, Safari doesn't treat a list without bullets as a list.
    <ul className={styles.cards} role="list">
      {listElements<PageCardProps>(children, PageCard, '<Cards> may hold only <Card>').map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

/** Shows a card that links to a page. */
export function PageCard({ title, href, children }: PageCardProps) {
  return (
    <Card title={title} href={href}>
      {children}
    </Card>
  )
}
