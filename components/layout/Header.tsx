import { SearchTrigger } from '@/components/search/SearchTrigger.client'
import { Link } from '@/components/ui/Link.client'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { ColorModeToggle } from './ColorModeToggle'
import styles from './Header.module.css'
import { LanguageSelect } from './LanguageSelect'
import { MainMenu } from './MainMenu'
import { Mark } from './Mark'
import { MobileMenu } from './MobileMenu.client'
import { NavbarAutoHide } from './NavbarAutoHide.client'
import { NavbarList } from './NavbarList'

type HeaderProps = { startingPoints: readonly StartingPoint[] }

export function Header({ startingPoints }: HeaderProps) {
  return (
    <NavbarAutoHide className={styles.header}>
      <div className={styles.bar}>
        <MobileMenu brand={<Brand />}>
          <MainMenu />
        </MobileMenu>
        <Brand />
        <NavbarList className={styles.nav} />
        <div className={styles.tools}>
          <SearchTrigger startingPoints={startingPoints} />
          <LanguageSelect className={styles.language} />
          {config.colorMode.switch && <ColorModeToggle />}
        </div>
      </div>
    </NavbarAutoHide>
  )
}

/** Links to the home page. */
function Brand() {
  return (
    <Link className={styles.brand} href={routes.home}>
      <Mark size={30} />
      {config.name}
    </Link>
  )
}
