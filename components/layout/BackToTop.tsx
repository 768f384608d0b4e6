import links from '@/components/ui/Links.module.css'
import styles from './BackToTop.module.css'

/**
 * Renders a plain link at the end of a long page. After the visitor has scrolled up for a moment far from the top, it's in view all the time
 * (`lib/browser/navbar.ts`). The focus moves to the beginning of the page, as with the skip link.
 */
export function BackToTop() {
  return (
    <p className={`${links.links} ${styles.up}`}>
      <a href="#main">Back to top</a>
    </p>
  )
}
