import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import styles from './Cards.module.css'
import { listElements } from './children'

type CardsProps = { children: ReactNode }
type PageCardProps = { title: string; href: string; children: ReactNode }

export function Cards({ children }: CardsProps) {
  return (
    // Safari forgets that a list without bullets is one.
    <ul className={styles.cards} role="list">
      {listElements<PageCardProps>(children, PageCard, '<Cards> may hold only <Card>').map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

/** A card that leads to a page. */
export function PageCard({ title, href, children }: PageCardProps) {
  return (
    <Card title={title} href={href}>
      {children}
    </Card>
  )
}
