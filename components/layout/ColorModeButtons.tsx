import { Icon } from '@/components/ui/Icon'
import { getDefaultMode } from '@/lib/browser/color-mode'
import { config } from '@/lib/site/config.mjs'
import { ColorModeButton } from './ColorModeButton.client'
import styles from './ColorModeButtons.module.css'

const options = [
  { label: 'Light', icon: 'sun', mode: 'light' },
  { label: 'Dark', icon: 'moon', mode: 'dark' },
  { label: 'Clear', icon: 'halfMoon' },
] as const

type ColorModeButtonsProps = {
  /** Begins the IDs of these buttons, which are on each page twice. */
  id: string
}

/** Offers light, dark, or no choice. Which one is current is only known once the page is hydrated, but the buttons themselves never change. */
export function ColorModeButtons({ id }: ColorModeButtonsProps) {
  const defaultMode = getDefaultMode(config.colorMode)
  const hint = `${id}-hint`
  return (
    <div className={styles.buttons} role="group" aria-label="Colour mode">
      {options.map(({ label, icon, ...option }) => (
        <ColorModeButton key={label} {...option} className={styles.option} hint={hint}>
          <Icon name={icon} />
          {label}
          <Icon name="check" className={styles.check} />
        </ColorModeButton>
      ))}
      <p id={hint} className={styles.hint}>
        {defaultMode === 'system' ? 'Clear follows your system.' : `Clear goes back to ${defaultMode}.`}
      </p>
    </div>
  )
}
