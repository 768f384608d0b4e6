import { Link } from '@/components/ui/Link.client'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import styles from './Brand.module.css'
import { Mark } from './Mark'

/** Links to the home page. */
export function Brand() {
  return (
    <Link className={styles.brand} href={routes.home}>
      <Mark size={30} />
      {config.name}
    </Link>
  )
}
