import { Link } from '@/components/ui/Link.client'
import { routes } from '@/lib/site/routes'
import { formatDate } from '@/lib/utils/date'
import styles from './NewestRelease.module.css'

/** `date`: YYYY-MM-DD. */
export type NewestReleaseView = { version: string; title: string; date: string; href: string }

type NewestReleaseProps = { release: NewestReleaseView }

/** Shows one line about the newest version, so that visitors can see that the app is actively developed. */
export function NewestRelease({ release: { version, title, date, href } }: NewestReleaseProps) {
  return (
    <div className={styles.newest}>
      <p className={styles.version} data-plain={`Version ${version}`}>
        {version}
      </p>
      <p className={styles.words}>
        <time dateTime={date}>{formatDate(date)}</time>
        <Link href={href}>{title}</Link>
      </p>
      <Link className={styles.all} href={routes.releases}>
        All releases
      </Link>
    </div>
  )
}
