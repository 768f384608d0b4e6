'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { withoutBasePath } from '@/lib/site/base-path'

/**
 * Plain hash links make history entries without Next's state, and Next does nothing on going back to such an entry: the address would
 * change and the page stay. Each new one is therefore handed to the router, which then writes its state into it.
 */
export function HashHistory() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])

  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
    }
    // An entry from before hydration can no longer be adopted once another page is shown.
    const reload = () => {
      const pathname = withoutBasePath(window.location.pathname)
      if (window.history.state === null && pathname !== shown.current) window.location.reload()
    }
    window.addEventListener('hashchange', adopt)
    window.addEventListener('popstate', reload)
    return () => {
      window.removeEventListener('hashchange', adopt)
      window.removeEventListener('popstate', reload)
    }
  }, [])

  return null
}
