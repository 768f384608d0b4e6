import { type MouseEvent, useId, useRef } from 'react'
import { IconButton } from '@/components/ui/IconButton'
import { Link } from '@/components/ui/Link.client'
import { routes } from '@/lib/site/routes'
import styles from './KeyHelp.module.css'
import { SiteKeyChords } from './SiteKeyChords'
import { SlashSwitch } from './SlashSwitch'
import { siteKeys } from './site-keys'
import { useModal } from './use-modal'

/** Lists the keys of this site in a modal `<dialog>`, which gives the focus back to where it was. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const close = () => dialog.current?.close()

  useModal(dialog)

  /** Closes the list on a click outside it, and when its link is followed. */
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClick={onClick}
      // The palette may be around this. React would tell it of both events, which close it and clear its field.
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={title}>Keyboard shortcuts on this site</h2>
          <IconButton label="Close" icon="close" onClick={close} />
        </div>
        {siteKeys.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.action}>
                  <dt>{key.action}</dt>
                  <dd>
                    <SiteKeyChords {...key} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SlashSwitch />
        <p>
          For the app’s shortcuts, see <Link href={routes.shortcuts}>Keyboard shortcuts</Link>.
        </p>
      </div>
    </dialog>
  )
}
