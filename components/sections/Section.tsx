import { SceneMiniature } from '@/components/mdx/SceneMiniature'
import type { Scene } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Section.module.css'
import { SectionTitle } from './SectionTitle'

type SectionProps = PartProps<'Section'> & { scenes: ReadonlyMap<string, Scene> }

export function Section({ scenes, title, id, aside, tone, children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner} data-split={Boolean(aside)}>
        <div>
          <SectionTitle title={title} id={id} />
          <div className={cx('prose', styles.body)}>{children}</div>
        </div>
        {aside && <SceneMiniature scenes={scenes} id={aside} />}
      </div>
    </section>
  )
}
