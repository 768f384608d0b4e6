import { type DownloadView, toDownloadView, toPlainView } from '@/lib/facts/download-page'
import type { Downloads } from '@/lib/facts/downloads'
import { platformIds } from '@/lib/site/platforms'
import styles from './Download.module.css'
import { DownloadContent } from './DownloadContent.client'
import { DownloadTable } from './DownloadTable'
import { StoreBadge } from './StoreBadge'
import { StoreRedirect } from './StoreRedirect.client'

type DownloadProps = { downloads: Downloads }

/** Shows the download page without the site's frame: what suits the visitor's system, or everything if no script runs. */
export function Download({ downloads }: DownloadProps) {
  const toChoice = (view: DownloadView) => ({
    lead: <DownloadLead product={downloads.product} view={view} />,
    hasTable: view.rows.length > 0,
  })
  return (
    <div
      className={styles.download}
      data-runtime="now"
      data-without-runtime="You can still get the app: this page lists every download."
    >
      <DownloadContent
        plain={<DownloadLead product={downloads.product} view={toPlainView(downloads)} />}
        own={Object.fromEntries(platformIds.map((id) => [id, toChoice(toDownloadView(id, downloads))]))}
        unknown={toChoice(toDownloadView(undefined, downloads))}
        table={<DownloadTable rows={downloads.platforms} release={downloads.release} />}
      />
    </div>
  )
}

type DownloadLeadProps = { product: string; view: DownloadView }

/** Shows what's above the table. */
function DownloadLead({ product, view: { heading, store, redirects, intro } }: DownloadLeadProps) {
  return (
    <div className={styles.lead}>
      <h1 tabIndex={-1} className={store ? styles.thanks : undefined}>
        {heading}
      </h1>
      {store && <StoreBadge product={product} store={store} />}
      {store && redirects && <StoreRedirect store={store} />}
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
