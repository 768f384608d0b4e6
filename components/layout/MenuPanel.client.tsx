'use client'

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Icon } from '@/components/ui/Icon'
import {
  type MenuState,
  offerSecondaryMenu,
  readInitialMenu,
  readMenu,
  setMenuOutlet,
  showMainMenu,
  subscribeMenu,
} from '@/lib/browser/menu-store'
import styles from './MenuPanel.module.css'

type MenuPanelProps = { children: ReactNode }

/** Shows the mobile menu's two panels: the page's own, if it has one, and the main one (`children`). */
export function MenuPanel({ children }: MenuPanelProps) {
  const { isOpen, panel, secondaryLabel } = useMenu()
  const main = useRef<HTMLDivElement>(null)
  const isSecondary = panel === 'secondary'

  const goBack = () => {
    // The button that has the focus disappears with its panel.
    flushSync(showMainMenu)
    main.current?.querySelector<HTMLElement>('a, button')?.focus()
  }

  return (
    <>
      {isOpen && isSecondary && (
        <div className={styles.panel} role="group" aria-label={secondaryLabel}>
          <button type="button" className={styles.back} onClick={goBack}>
            <Icon name="arrowLeft" />
            Back to main menu
          </button>
          <div ref={setMenuOutlet} />
        </div>
      )}
      <div ref={main} className={styles.panel} hidden={isSecondary}>
        {children}
      </div>
    </>
  )
}

type SecondaryMenuProps = { label: string; children: ReactNode }

/** Gives the mobile menu a panel for the current page. Renders nothing until that panel is open. */
export function SecondaryMenu({ label, children }: SecondaryMenuProps) {
  const { outlet } = useMenu()
  useEffect(() => offerSecondaryMenu(label), [label])
  return outlet && createPortal(children, outlet)
}

/** Returns the mobile menu's state, kept up to date. */
export function useMenu(): MenuState {
  return useSyncExternalStore(subscribeMenu, readMenu, readInitialMenu)
}
