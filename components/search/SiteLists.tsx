import { withBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import styles from './SiteLists.module.css'

type SiteList = { label: string; links: readonly { href: string; label: string }[] }

/** In place of the search, which needs a script: where everything is. Plain links, since nobody else would follow them. */
export function SiteLists({ lists }: { lists: readonly SiteList[] }) {
  return (
    <>
      <p>
        The search runs in your browser and needs JavaScript. Without it, all pages are listed here; each release stands
        in the <a href={withBasePath(routes.releaseArchive)}>archive of the releases</a>.
      </p>
      {lists.map(({ label, links }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={withBasePath(link.href)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
