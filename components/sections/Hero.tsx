import { MiniatureById } from '@/components/mdx/MiniatureById'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import { Band } from './Band'
import styles from './Hero.module.css'
import { MarkFigure } from './MarkFigure'
import { type MonthlyRelease, WovenYears } from './WovenYears'

type HeroProps = PartProps<'Hero'> & {
  title: string
  miniatures: ReadonlyMap<string, MiniatureData>
  releases: readonly MonthlyRelease[]
}

export function Hero({ title, miniatures, releases, band, miniature, picture, children }: HeroProps) {
  // The whole app is a window, which needs no well around it.
  const isWindow = miniature !== undefined && miniatures.get(miniature)?.kind === 'app'
  return (
    <div className={styles.hero} data-band={Boolean(band)}>
      <div className={styles.top}>
        <div className={styles.words}>
          {/* Gets the focus after a link is followed, so that screen readers begin here. */}
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
        {(miniature || picture) && (
          <div className={styles.picture}>
            {miniature && <MiniatureById miniatures={miniatures} id={miniature} inWell={!isWindow} />}
            {picture === 'mark' && <MarkFigure />}
            {picture === 'years' && <WovenYears releases={releases} />}
          </div>
        )}
      </div>
      {band && <Band />}
    </div>
  )
}
