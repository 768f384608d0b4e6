import { EventLink } from '@/components/ui/EventLink'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { selectRow } from '@/lib/facts/select-rows'
import { config } from '@/lib/site/config.mjs'
import { platformIds, platformNames, storeIds } from '@/lib/site/platforms'
import styles from './Stores.module.css'

type StoresProps = { facts: VersionFacts }

/** Lists the store of each system and what the app needs there. The visitor's own system is marked. */
export function Stores({ facts }: StoresProps) {
  const needs = selectRow('<Stores>', facts.platforms, 'needs')
  return (
    <div className={styles.frame}>
      <ul className={styles.stores} role="list">
        {platformIds.map((id) => {
          const { name, url, event } = config.stores[storeIds[id]]
          return (
            <li key={id} className={styles.store} data-system={id}>
              <p className={styles.system}>
                {platformNames[id]}
                <span className={styles.own} data-plain="">
                  Your system
                </span>
              </p>
              <p className={styles.needs} data-plain={`Needs ${needs[id]}`}>
                {needs[id]}
              </p>
              <p className={styles.link}>
                <EventLink url={url} event={event}>
                  {name}
                </EventLink>
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
