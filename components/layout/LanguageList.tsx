import { Icon } from '@/components/ui/Icon'
import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import styles from './LanguageList.module.css'

/** Lists the configured languages. The pages are in the first one, and the others have their own URLs. */
export function LanguageList() {
  return (
    <ul role="list">
      {config.locales.map(({ id, label }, index) => (
        <li key={id} lang={id}>
          {index === 0 ? (
            <span className={styles.option} aria-current="true">
              {label}
              <Icon name="check" />
            </span>
          ) : (
            <a className={styles.option} href={withBasePath(`/${id}`)} hrefLang={id}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
