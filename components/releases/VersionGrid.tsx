import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { OptionMenu } from '@/components/ui/OptionMenu'
import { toSinceHref } from '@/lib/site/routes'
import styles from './VersionGrid.module.css'

type VersionGridProps = { versions: readonly string[] }

/** Lists the versions to choose from, a row for each major one. */
export function VersionGrid({ versions }: VersionGridProps) {
  const majors = [...new Set(versions.map((version) => version.split('.')[0]))]
  return majors.map((major) => (
    <section key={major} className={styles.major}>
      <h2>{major}.x</h2>
      <ul role="list">
        {versions
          .filter((version) => version.startsWith(`${major}.`))
          .map((version) => (
            <li key={version}>
              <Link href={toSinceHref(version)}>{version}</Link>
            </li>
          ))}
      </ul>
    </section>
  ))
}

type VersionMenuProps = VersionGridProps & { current: string }

/** Lets readers of one list of changes switch to the list for another version. */
export function VersionMenu({ versions, current }: VersionMenuProps) {
  const label = 'Your version'
  return (
    <nav className={styles.choice} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <OptionMenu label={label} value={current}>
        {versions.map((version) => (
          <li key={version}>
            {/* Only the list below changes, so the page doesn't jump to its top. */}
            <Link href={toSinceHref(version)} scroll={false} aria-current={version === current ? 'page' : undefined}>
              {version}
              {version === current && <Icon name="check" className={styles.check} />}
            </Link>
          </li>
        ))}
      </OptionMenu>
    </nav>
  )
}
