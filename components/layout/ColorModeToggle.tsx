import { Icon } from '@/components/ui/Icon'
import { ColorModeButtons } from './ColorModeButtons.client'
import styles from './ColorModeToggle.module.css'
import { HeaderMenu } from './HeaderMenu'

/** Draws the name and icon of all three choices. From the first paint on, the style sheet shows those of the visitor's choice. */
export function ColorModeToggle() {
  return (
    <HeaderMenu
      className={styles.toggle}
      summary={
        <>
          <span className="visuallyHidden">
            Colour mode: <span className={styles.light}>light</span>
            <span className={styles.dark}>dark</span>
            <span className={styles.system}>system</span>
          </span>
          <Icon name="sun" className={styles.light} />
          <Icon name="moon" className={styles.dark} />
          <Icon name="halfMoon" className={styles.system} />
        </>
      }
    >
      <ColorModeButtons />
    </HeaderMenu>
  )
}
