import { ButtonLink } from '@/components/ui/ButtonLink'
import { platformIds, platformNames } from '@/lib/site/platforms'
import { routes } from '@/lib/site/routes'
import styles from './DownloadAction.module.css'

/**
 * Links to the download page and names the visitor's system. All names are rendered, and the style sheet shows the one that the pre-paint script found, so
 * nothing waits or moves. Without JavaScript, the label is only "Download".
 */
export function DownloadAction() {
  return (
    <ButtonLink href={routes.download} variant="primary" icon="download">
      {/* Each label is a single text node, so it doesn't grow while the page arrives. */}
      <span className={styles.any}>Download</span>
      {platformIds.map((id) => (
        <span key={id} className={styles.system} data-for={id} data-plain="">
          {`Download for ${platformNames[id]}`}
        </span>
      ))}
    </ButtonLink>
  )
}
