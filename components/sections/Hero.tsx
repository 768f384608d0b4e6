import { MiniatureById } from '@/components/mdx/MiniatureById'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import { Band } from './Band'
import styles from './Hero.module.css'

type HeroProps = PartProps<'Hero'> & { title: string; miniatures: ReadonlyMap<string, MiniatureData> }

export function Hero({ title, miniatures, band, miniature, children }: HeroProps) {
  return (
    <div className={styles.hero} data-band={Boolean(band)}>
      <div className={styles.top}>
        <div className={styles.words}>
          {/* Gets the focus after a link is followed, so that screen readers begin here. */}
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
        {miniature && (
          <div className={styles.picture}>
            <MiniatureById miniatures={miniatures} id={miniature} />
          </div>
        )}
      </div>
      {band && <Band />}
    </div>
  )
}
