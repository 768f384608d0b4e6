import type { PartProps } from '@/lib/parts'
import styles from './Callout.module.css'
import { Icon } from './Icon'

const names: Record<PartProps<'Callout'>['tone'], string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

/** Renders a note rather than a complementary landmark: a page can have several, and their text explains what they are when it's read in order. */
export function Callout({ tone, title, children }: PartProps<'Callout'>) {
  return (
    <div className={styles.callout} data-tone={tone} role="note">
      <Icon name={tone} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          {title && <span className="visuallyHidden">{names[tone]}: </span>}
          {title ?? names[tone]}
        </p>
        {children}
      </div>
    </div>
  )
}
