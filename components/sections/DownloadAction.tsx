import { ButtonLink } from '@/components/ui/ButtonLink'
import { platformIds } from '@/lib/site/config-types'
import { platformNames } from '@/lib/site/describe-doc'
import styles from './DownloadAction.module.css'

/**
 * Leads to the download page and names the visitor's system. All names are drawn; the style sheet shows the one that the pre-paint
 * script found, so that nothing waits or moves. Without script it is "Download" alone.
 */
export function DownloadAction() {
  return (
    <ButtonLink href="/download" variant="primary" icon="download">
      {/* Each label is one text, so that none grows while the page arrives. */}
      <span className={styles.any}>Download</span>
      {platformIds.map((id) => (
        <span key={id} className={styles.system} data-for={id}>
          {`Download for ${platformNames[id]}`}
        </span>
      ))}
    </ButtonLink>
  )
}
