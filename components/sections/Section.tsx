import { MiniatureById } from '@/components/mdx/MiniatureById'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Section.module.css'
import { SectionTitle } from './SectionTitle'

type SectionProps = PartProps<'Section'> & { miniatures: ReadonlyMap<string, MiniatureData> }

export function Section({ miniatures, title, id, aside, tone, wide, children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner} data-split={Boolean(aside)}>
        <div className={aside || wide ? undefined : styles.beside}>
          <SectionTitle title={title} id={id} />
          <div className={cx('prose', styles.body)}>{children}</div>
        </div>
        {aside && <MiniatureById miniatures={miniatures} id={aside} inWell={!tone} />}
      </div>
    </section>
  )
}
