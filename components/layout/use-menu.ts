import { useSyncExternalStore } from 'react'
import { type MenuState, readInitialMenu, readMenu, subscribeMenu } from '@/lib/browser/menu-store'

/** Returns the mobile menu's state, kept up to date. */
export function useMenu(): MenuState {
  return useSyncExternalStore(subscribeMenu, readMenu, readInitialMenu)
}
