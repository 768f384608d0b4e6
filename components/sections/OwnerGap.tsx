import type { PartProps } from '@/lib/parts'
import styles from './OwnerGap.module.css'

/** Marks what the owner of the site still has to write. The brackets are part of the text, so they're also in Markdown and search. */
export function OwnerGap({ children }: PartProps<'OwnerGap'>) {
  return (
    <span className={styles.gap}>
      <span>[{children}]</span>
    </span>
  )
}
