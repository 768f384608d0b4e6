import { Link } from '@/components/ui/Link.client'
import { withBasePath } from '@/lib/site/base-path'
import styles from './RedirectPage.module.css'

type RedirectPageProps = { href: string; label: string }

/** Renders a page that only redirects, for routes where no layout has drawn `main`. */
export function RedirectPage(props: RedirectPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.entry}>
      <RedirectContent {...props} />
    </main>
  )
}

/** Redirects at once, without JavaScript. The link is for anyone who stops the redirect. Next's `redirect()` would wait for its runtime. */
export function RedirectContent({ href, label }: RedirectPageProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(href)}`} />
      <h1 tabIndex={-1}>One moment</h1>
      <p>
        This address redirects to <Link href={href}>{label}</Link>.
      </p>
    </>
  )
}
