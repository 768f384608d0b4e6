import type { Metadata } from 'next'
import { Link } from '@/components/ui/Link.client'
import styles from './EntryPage.module.css'

/** Metadata of an address that only leads on: search engines keep the target. */
export function entryMetadata(title: string, href: string): Metadata {
  return { title, alternates: { canonical: href }, robots: { index: false, follow: true } }
}

type EntryPageProps = { href: string; label: string }

/** An address that only leads on, where no layout has drawn `main`. */
export function EntryPage(props: EntryPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.entry}>
      <EntryContent {...props} />
    </main>
  )
}

/** Moves on at once, without script; the link is for whoever stops it. Next's `redirect()` would wait for its runtime. */
export function EntryContent({ href, label }: EntryPageProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <h1 tabIndex={-1}>One moment</h1>
      <p>
        This address leads to <Link href={href}>{label}</Link>.
      </p>
    </>
  )
}
