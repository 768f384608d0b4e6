import { CopyButton } from '@/components/ui/CopyButton.client'
import type { PartProps } from '@/lib/parts'
import styles from './CopyText.module.css'

/** Shows text to copy. The button has its own row, so it never covers a word. */
export function CopyText({ label, children }: PartProps<'CopyText'>) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.label}>
        {label}
        <CopyButton label={`Copy: ${label}`} />
      </figcaption>
      <div className={styles.text} data-copy>
        {children}
      </div>
    </figure>
  )
}
