import { EventLink } from '@/components/ui/EventLink'
import { Link } from '@/components/ui/Link.client'
import { config } from '@/lib/site/config.mjs'
import { type FooterLink, footerColumns, footerGroups } from '@/lib/site/navigation'
import { ExternalLink } from './ExternalLink'
import styles from './Footer.module.css'
import { Mark } from './Mark'

/** Shows the same footer on every page, so that help is always in the same place. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <nav aria-label="Footer">
          <div className={styles.columns}>
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <FooterItem link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <dl className={styles.groups}>
            {footerGroups.map(({ title, links }) => (
              <div key={title}>
                <dt>{title}</dt>
                {links.map((link) => (
                  <dd key={link.label}>
                    <FooterItem link={link} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </nav>
        <div className={styles.close}>
          <div>
            <p className={styles.name}>
              <Mark size={26} />
              {config.name}
            </p>
            <p>{config.shortTagline}</p>
            <p>{config.madeIn}</p>
          </div>
          <p>
            {config.copyright} {config.shortTagline}
          </p>
        </div>
      </div>
    </footer>
  )
}

type FooterItemProps = { link: FooterLink }

function FooterItem({ link }: FooterItemProps) {
  if (link.type === 'store')
    return (
      <EventLink url={link.url} event={link.event}>
        {link.label}
      </EventLink>
    )
  if (link.type === 'external') return <ExternalLink link={link} />
  return <Link href={link.href}>{link.label}</Link>
}
