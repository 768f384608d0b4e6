import { Card } from '@/components/ui/Card'
import type { PartProps } from '@/lib/parts'
import { CardPicture } from './CardPicture'
import styles from './Cards.module.css'
import { listElements } from './children'

export function Cards({ children }: PartProps<'Cards'>) {
  return (
    // Without the role, Safari doesn't treat a list without bullets as a list.
    <ul className={styles.cards} role="list">
      {listElements<PartProps<'Card'>>(children, PageCard, '<Cards> can only contain <Card>').map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

/** Shows a card that links to a page. */
export function PageCard({ title, href, picture, children }: PartProps<'Card'>) {
  return (
    <Card title={title} href={href} picture={picture && <CardPicture name={picture} />}>
      {children}
    </Card>
  )
}
