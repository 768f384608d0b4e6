import { useSlash } from '@/lib/browser/stored-choices'
import styles from './SlashSwitch.module.css'

/** Turns the shortcuts of one character off and on again. People who speak to their computer may press them by accident (WCAG 2.2, 2.1.4). */
export function SlashSwitch() {
  const [isOn, turn] = useSlash()
  return (
    <label className={styles.label}>
      <input className={styles.input} type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      Use the keys <kbd>/</kbd> and <kbd>?</kbd>
    </label>
  )
}
