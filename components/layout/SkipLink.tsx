import styles from './SkipLink.module.css'

/** Renders the first link in the tab order. It's a bare link: the browser moves the focus to `#main`, which can take it, without any script. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  )
}
