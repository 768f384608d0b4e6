import styles from './AppMark.module.css'

/** Draws the app's mark as its notifications show it: two wefts and two warps. */
export function AppMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect className={styles.weft} x="4.7" y="15.2" width="9.6" height="14.6" rx="2.8" />
      <rect className={styles.weft} x="17.7" y="2.2" width="9.6" height="14.6" rx="2.8" />
      <rect className={styles.warp} x="2.2" y="4.7" width="14.6" height="9.6" rx="2.8" />
      <rect className={styles.warp} x="15.2" y="17.7" width="14.6" height="9.6" rx="2.8" />
    </svg>
  )
}
