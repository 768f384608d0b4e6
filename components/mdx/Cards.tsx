import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import { isPendingRoute } from '@/lib/site/pending-routes.mjs'
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

/** A card that leads to a page; one whose page is still to come is drawn without a link. */
export function PageCard({ title, href, children }: PageCardProps) {
  return (
    <Card title={title} href={isPendingRoute(href) ? undefined : href}>
      {children}
    </Card>
  )
}
