import { memo, useState } from 'react'
import { KeyHelp } from './KeyHelp'
import styles from './PaletteFooter.module.css'
import { SiteKeyChords } from './SiteKeyChords'
import { siteKeys } from './site-keys'

type PaletteFooterProps = { count: string; onHelpClosed: () => void }

const keys = siteKeys.flatMap(({ keys }) => keys.filter(({ short }) => short))

/** The palette's keys, and the number of results. Another element announces that number. */
export const PaletteFooter = memo(function PaletteFooter({ count, onHelpClosed }: PaletteFooterProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const closeHelp = () => {
    setIsHelpOpen(false)
    onHelpClosed()
  }
  return (
    <>
      <div className={styles.footer}>
        {keys.map((key) => (
          <span key={key.action} className={styles.keys}>
            <SiteKeyChords {...key} /> {key.short}
          </span>
        ))}
        <button type="button" className={styles.keys} onClick={() => setIsHelpOpen(true)}>
          All shortcuts
        </button>
        <span className={styles.count}>{count}</span>
      </div>
      {/* The help is outside the footer, because narrow windows hide that. */}
      {isHelpOpen && <KeyHelp onClose={closeHelp} />}
    </>
  )
})
