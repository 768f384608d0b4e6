import type { PartProps } from '@/lib/parts'
import { withBasePath } from '@/lib/site/base-path'
import { cx } from '@/lib/utils/cx'
import styles from './Figure.module.css'

/** From this width in pixels, a drawing would be too small to read on a phone, so it scrolls there instead. */
const wideFrom = 600

/** Shows a picture. With `dark`, the style sheet chooses the one for the theme, and the browser never fetches the other. */
export function Figure({ src, dark, alt, caption, width, height }: PartProps<'Figure'>) {
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const
  const isWide = Number(width) >= wideFrom
  const scroller = isWide ? { role: 'group', tabIndex: 0, 'aria-label': caption ?? 'Picture' } : {}
  return (
    <figure className={styles.figure}>
      <div className={cx(styles.frame, isWide && styles.wide)} {...scroller}>
        <img className={dark && styles.light} src={withBasePath(src)} alt={alt} {...size} />
        {dark && <img className={styles.dark} src={withBasePath(dark)} alt={alt} {...size} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
