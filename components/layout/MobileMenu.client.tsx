'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/IconButton'
import { closeOnBack, leaveOverlayEntry } from '@/lib/browser/close-on-back'
import { closeMenu, closeMenuOnLeave, openMenu } from '@/lib/browser/menu-store'
import { MenuPanel, useMenu } from './MenuPanel.client'
import styles from './MobileMenu.module.css'

type MobileMenuProps = { brand: ReactNode; children: ReactNode }

/** Shows the menu in a native modal `<dialog>`: the browser keeps the focus inside, makes the page inert, and closes it on Escape or the system's back. */
export function MobileMenu({ brand, children }: MobileMenuProps) {
  const { isOpen } = useMenu()
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
    } else if (dialog.current?.open) {
      dialog.current.close()
      // Safari doesn't focus a button on click, so the `<dialog>` wouldn't know where to return the focus.
      button.current?.focus()
    }
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it, going back included
  useEffect(closeMenu, [pathname])
  useEffect(() => (dialog.current ? closeMenuOnLeave(dialog.current) : undefined), [])
  useEffect(() => (isOpen ? closeOnBack(closeMenu) : undefined), [isOpen])
  useEffect(() => {
    // After a reload the menu is closed, but its history entry is still there.
    void leaveOverlayEntry()
  }, [])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    closeMenu()
  }

  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        label="Open menu"
        icon="menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openMenu}
      />
      {/* Without the class while it's closed, no page has to carry the rules of the open menu. */}
      <dialog
        ref={dialog}
        className={isOpen ? styles.dialog : undefined}
        aria-label="Menu"
        onCancel={onCancel}
        onClose={closeMenu}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <IconButton label="Close menu" icon="close" onClick={closeMenu} />
            {brand}
          </div>
          <MenuPanel>{children}</MenuPanel>
        </div>
      </dialog>
    </>
  )
}
