import { Icon } from '@/components/ui/Icon'
import { ColorModeButtons } from './ColorModeButtons.client'
import styles from './ColorModeToggle.module.css'
import { HeaderMenu } from './HeaderMenu'

/** Name and icon are drawn for all three choices; the style sheet shows those of the visitor's, from the first paint on. */
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
