import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns false on the server and during hydration, because both have to draw the same, and true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
