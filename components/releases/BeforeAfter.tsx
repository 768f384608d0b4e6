import { MiniatureById } from '@/components/mdx/MiniatureById'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import styles from './BeforeAfter.module.css'

type BeforeAfterProps = PartProps<'BeforeAfter'> & { miniatures: ReadonlyMap<string, MiniatureData> }

/** Shows what a fix has changed: two miniatures with their labels above them. */
export function BeforeAfter({ miniatures, before, after }: BeforeAfterProps) {
  return (
    <div className={styles.pair}>
      <MiniatureById miniatures={miniatures} id={before} caption="Before" />
      <MiniatureById miniatures={miniatures} id={after} caption="After" />
    </div>
  )
}
