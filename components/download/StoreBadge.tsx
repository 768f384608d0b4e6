import { EventLink } from '@/components/ui/EventLink'
import { Icon } from '@/components/ui/Icon'
import type { Store } from '@/lib/site/config-types'
import styles from './StoreBadge.module.css'

type StoreBadgeProps = { product: string; store: Store }

/** Draws a badge in the site's own colours, because the stores' own badges are trademarks and pictures. */
export function StoreBadge({ product, store: { name, url, event } }: StoreBadgeProps) {
  return (
    <EventLink className={styles.badge} url={url} event={event}>
      <Icon name="download" className={styles.icon} />
      <span>
        <small>Get {product} from the</small> {name}
      </span>
    </EventLink>
  )
}
