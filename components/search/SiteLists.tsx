import { withBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import styles from './SiteLists.module.css'

type SiteList = { label: string; links: readonly { href: string; label: string }[] }

/** A list of all pages for visitors who can't search, because no script runs or one didn't arrive. Plain links, which need no script. */
export function SiteLists({ lists }: { lists: readonly SiteList[] }) {
  return (
    <>
      <p>
        Search runs in your browser and needs JavaScript. Without it, you can find every page in the lists below, and
        every release in the <a href={withBasePath(routes.releaseArchive)}>release archive</a>.
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
