import styles from './Figure.module.css'

type FigureProps = { src: string; dark?: string; alt: string; caption?: string; width: string; height: string }

/** A picture; with `dark`, the style sheet chooses the one for the theme, and the other is never fetched. */
export function Figure({ src, dark, alt, caption, width, height }: FigureProps) {
  const shared = { alt, width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <figure className={styles.figure}>
      <img className={dark ? styles.light : styles.image} src={src} {...shared} />
      {dark && <img className={styles.dark} src={dark} {...shared} />}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
