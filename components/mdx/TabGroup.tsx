import { type ReactNode, useId } from 'react'
import { drawLists } from './Steps'
import styles from './TabGroup.module.css'

type TabView = { value: string; label: string; content: ReactNode }

type TabGroupProps = { group: string; label: string; tabs: readonly TabView[] }

/**
 * Renders every panel open under its label, once, on the server: this is what people see without JavaScript and on paper. An inline script closes all
 * panels but one before they're painted and does the rest (`lib/browser/pre-paint/tabs.ts`). The warnings are suppressed because hydration then finds
 * attributes that React didn't write.
 */
export function TabGroup({ group, label, tabs }: TabGroupProps) {
  const id = `tabs-${useId().replaceAll('_', '')}`
  return (
    <div className={styles.group} data-tabs={group}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            value={tab.value}
            aria-controls={`${id}-${index}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            suppressHydrationWarning
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          data-tab={tab.value}
          aria-labelledby={`${id}-${index}`}
          suppressHydrationWarning
        >
          <p className={styles.label} data-tab-label="">
            {tab.label}
          </p>
          <div className="prose">{drawLists(tab.content)}</div>
        </div>
      ))}
    </div>
  )
}
