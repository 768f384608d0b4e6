import type { Downloads } from '@/lib/facts/downloads'
import styles from './Download.module.css'
import { DownloadContent } from './DownloadContent.client'

type DownloadProps = { downloads: Downloads }

/** Shows the download page without the site's frame: what suits the visitor's system, or everything if no script runs. */
export function Download({ downloads }: DownloadProps) {
  return (
    <div
      className={styles.download}
      data-runtime="now"
      data-without-runtime="You can still get the app: this page lists every download."
    >
      <DownloadContent downloads={downloads} />
    </div>
  )
}
