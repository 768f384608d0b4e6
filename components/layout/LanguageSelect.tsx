import { Icon } from '@/components/ui/Icon'
import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { HeaderMenu } from './HeaderMenu'
import styles from './LanguageSelect.module.css'

type LanguageSelectProps = { className?: string }

export function LanguageSelect({ className }: LanguageSelectProps) {
  return (
    <HeaderMenu
      className={className}
      summary={
        <>
          <span className="visuallyHidden">Language: {config.locales[0].label}</span>
          <Icon name="globe" />
        </>
      }
    >
      <LanguageList />
    </HeaderMenu>
  )
}

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
