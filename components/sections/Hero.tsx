import type { ReactNode } from 'react'
import { SceneMiniature } from '@/components/mdx/SceneMiniature'
import type { Scene } from '@/lib/miniatures/schema'
import { Band } from './Band'
import styles from './Hero.module.css'

type HeroProps = {
  title: string
  scenes: ReadonlyMap<string, Scene>
  /** Draws the woven band below. A day's thread hangs from its edge, so `<Day>` should follow. */
  band?: boolean
  /** A picture on the right. */
  miniature?: string
  /** Paragraphs, then the actions. A paragraph after the actions is small print. */
  children: ReactNode
}

export function Hero({ title, scenes, band, miniature, children }: HeroProps) {
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
            <SceneMiniature scenes={scenes} id={miniature} />
          </div>
        )}
      </div>
      {band && <Band />}
    </div>
  )
}
