import { withBasePath } from '@/lib/site/base-path'
import { changesPath } from '@/lib/site/build-settings.mjs'
import { formatDate } from '@/lib/utils/date'
import styles from './PreviewBar.module.css'

type PreviewBarProps = { branch: string; commit: string; committedAt?: string }

/**
 * Shows a bar at the very top of each page of a preview. It's in the page's flow and in its HTML, so nothing moves. A script that only previews have
 * (`lib/publish/preview/bar-script.ts`) shows the button and makes it work. Everything else works without it.
 */
export function PreviewBar({ branch, commit, committedAt }: PreviewBarProps) {
  return (
    <div className={styles.bar} role="region" aria-label="Preview">
      <p>
        <strong>Preview</strong> of branch <code>{branch}</code> at commit <code>{commit.slice(0, 8)}</code>
        {committedAt && <> of {formatDate(committedAt)}</>}. Not the published site.{' '}
        <a href={withBasePath(changesPath)}>See what changes</a>{' '}
        <button type="button" hidden suppressHydrationWarning>
          <strong>Close</strong>
        </button>
      </p>
    </div>
  )
}
