import type { Downloads } from '@/lib/download/build-downloads'
import styles from './Download.module.css'
import { DownloadContent } from './DownloadContent.client'
import { DownloadTable } from './DownloadTable'

type DownloadProps = { downloads: Downloads }

/** The download page without the frame of the site: what suits the visitor's system, or everything where scripts do not run. */
export function Download({ downloads }: DownloadProps) {
  return (
    <div className={styles.download} data-runtime="now">
      <noscript>
        <h1 tabIndex={-1}>Download</h1>
        <DownloadTable rows={downloads.platforms} release={downloads.release} />
      </noscript>
      <DownloadContent downloads={downloads} />
    </div>
  )
}
