import { FramePicture } from '@/components/miniatures/FramePicture'
import { type DownloadView, toDownloadView, toPlainView } from '@/lib/facts/download-page'
import type { Downloads } from '@/lib/facts/downloads'
import { describeMiniature } from '@/lib/miniatures/describe'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { platformIds } from '@/lib/site/platforms'
import styles from './Download.module.css'
import { DownloadContent } from './DownloadContent.client'
import { NextSteps } from './NextSteps'
import { PlatformRow } from './PlatformRow'
import { StoreBadge } from './StoreBadge'
import { StoreRedirect } from './StoreRedirect.client'

type DownloadProps = {
  downloads: Downloads
  /** What the phone shows. */
  screen: MiniatureData
}

/** Shows the download page without the site's frame: what suits the visitor's system, or everything if no script runs. */
export function Download({ downloads, screen }: DownloadProps) {
  const label = describeMiniature(screen)
  const toChoice = (view: DownloadView) => ({
    lead: (
      <>
        <DownloadLead product={downloads.product} view={view} />
        {view.phone && (
          <div className={styles.phone}>
            <NextSteps needs={view.phone.needs} isFromStore />
            <FramePicture
              data={{ steps: [], frame: { type: 'phone', tab: 'Today' }, miniature: screen }}
              label={label}
            />
          </div>
        )}
      </>
    ),
    intro: view.intro,
    hasTable: view.rows.length > 0,
  })
  return (
    <div
      className={styles.download}
      data-runtime="now"
      data-without-runtime="You can still get the app: this page lists every download."
    >
      <DownloadContent
        plain={toChoice(toPlainView(downloads))}
        own={Object.fromEntries(platformIds.map((id) => [id, toChoice(toDownloadView(id, downloads))]))}
        unknown={toChoice(toDownloadView(undefined, downloads))}
        release={downloads.release}
        rows={downloads.platforms.map((platform) => ({
          id: platform.id,
          row: <PlatformRow key={platform.id} platform={platform} />,
        }))}
        nextSteps={<NextSteps />}
      />
    </div>
  )
}

type DownloadLeadProps = { product: string; view: DownloadView }

/** Shows what's above the next steps and the table. */
function DownloadLead({ product, view: { heading, store, redirects } }: DownloadLeadProps) {
  return (
    <div className={styles.lead}>
      <h1 tabIndex={-1}>{heading}</h1>
      {store && !redirects && <p className={styles.what}>The store installs the app and keeps it up to date.</p>}
      {store && <StoreBadge product={product} store={store} />}
      {store && redirects && <StoreRedirect store={store} />}
    </div>
  )
}
