import styles from './PreviewBar.module.css'

type PreviewBarProps = { branch: string; commit: string }

/** Shows a bar at the very top of each page of a preview. It's in the page's flow and in its HTML, so nothing moves. */
export function PreviewBar({ branch, commit }: PreviewBarProps) {
  return (
    <div className={styles.bar} role="region" aria-label="Preview">
      <p>
        <strong>Preview</strong> of branch <code>{branch}</code> at commit <code>{commit.slice(0, 8)}</code>. Not the
        published site.
      </p>
    </div>
  )
}
