import styles from './PreviewBar.module.css'

type PreviewBarProps = { branch: string; commit: string }

/** Stands above everything on each page of a preview, in the page's flow and in its HTML, so that nothing moves. */
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
