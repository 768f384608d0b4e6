import { useEffect, useState } from 'react'
import styles from './Spinner.module.css'

/** In milliseconds. Anything that's faster needs no spinner (spec, "Loader default delay"). */
const delay = 200

/** Says that something is loading, once it has taken a while. */
export function Spinner() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <p role="status" className={styles.spinner}>
      {isLate && (
        <>
          <span className={styles.ring} aria-hidden="true" />
          Loading...
        </>
      )}
    </p>
  )
}
