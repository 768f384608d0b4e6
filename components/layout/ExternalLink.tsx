import { Icon } from '@/components/ui/Icon'
import type { ExternalLink as ExternalLinkData } from '@/lib/site/navigation'
import { cx } from '@/lib/utils/cx'
import styles from './ExternalLink.module.css'

type ExternalLinkProps = { link: ExternalLinkData; className?: string }

/** Links to a page of another site. If it opens a new tab, its name says so and the arrow shows it. */
export function ExternalLink({ link: { label, url, opensNewTab }, className }: ExternalLinkProps) {
  if (!opensNewTab) {
    return (
      <a className={className} href={url} rel="noopener noreferrer">
        {label}
      </a>
    )
  }
  return (
    <a className={cx(styles.newTab, className)} href={url} target="_blank" rel="noopener noreferrer">
      {label} <Icon name="external" className={styles.icon} />
      <span className="visuallyHidden">(opens in new tab)</span>
    </a>
  )
}
