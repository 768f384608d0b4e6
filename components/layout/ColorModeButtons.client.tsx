'use client'

import { useId } from 'react'
import { useColorMode } from '@/components/providers/ThemeProvider.client'
import { Icon } from '@/components/ui/Icon'
import styles from './ColorModeButtons.module.css'

/** Offers light, dark, or no choice. Which one is current is only known once the page is hydrated, but the buttons themselves never change. */
export function ColorModeButtons() {
  const { mode, defaultMode, choose, clear } = useColorMode()
  const hint = useId()
  const options = [
    { label: 'Light', icon: 'sun', isCurrent: mode === 'light', onClick: () => choose('light') },
    { label: 'Dark', icon: 'moon', isCurrent: mode === 'dark', onClick: () => choose('dark') },
    { label: 'Clear', icon: 'halfMoon', isCurrent: mode === 'system', onClick: clear, describedBy: hint },
  ] as const

  return (
    <div className={styles.buttons} role="group" aria-label="Colour mode">
      {options.map(({ label, icon, isCurrent, onClick, ...option }) => (
        <button
          key={label}
          type="button"
          className={styles.option}
          aria-pressed={isCurrent}
          aria-describedby={'describedBy' in option ? option.describedBy : undefined}
          onClick={onClick}
        >
          <Icon name={icon} />
          {label}
          <Icon name="check" className={styles.check} />
        </button>
      ))}
      <p id={hint} className={styles.hint}>
        {defaultMode === 'system' ? 'Clear follows your system.' : `Clear goes back to ${defaultMode}.`}
      </p>
    </div>
  )
}
