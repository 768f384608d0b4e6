import { KeyChord, Keys } from '@/components/ui/Keys'
import styles from './PaletteFooter.module.css'

type PaletteFooterProps = { count: string }

/** The palette's keys, and the number of results. Another element announces that number. */
export function PaletteFooter({ count }: PaletteFooterProps) {
  return (
    <p className={styles.footer}>
      <span className={styles.keys}>
        <KeyChord keys="↑" /> <KeyChord keys="↓" /> move
      </span>
      <span className={styles.keys}>
        <kbd>Enter</kbd> open
      </span>
      <span className={styles.keys}>
        <Keys follows="keyboard" win="Ctrl+Enter" mac="⌘↩" /> new tab
      </span>
      <span className={styles.keys}>
        <Keys follows="keyboard" win="Alt+1" mac="⌥1" /> to <kbd>5</kbd> area
      </span>
      <span className={styles.count}>{count}</span>
    </p>
  )
}
