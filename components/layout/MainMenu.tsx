import { config } from '@/lib/site/config.mjs'
import { ColorModeButtons } from './ColorModeButtons.client'
import { LanguageList } from './LanguageSelect'
import styles from './MainMenu.module.css'
import { NavbarList } from './NavbarList'

/** Shows the main panel of the mobile menu. */
export function MainMenu() {
  return (
    <>
      <NavbarList className={styles.links} />
      <div className={styles.group}>
        <p>Language</p>
        <LanguageList />
      </div>
      {config.colorMode.switch && (
        <div className={styles.group}>
          <p>Colour mode</p>
          <ColorModeButtons />
        </div>
      )}
    </>
  )
}
