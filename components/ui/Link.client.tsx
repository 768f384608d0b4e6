'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps, SyntheticEvent } from 'react'
import { isPrefetchFair } from '@/lib/browser/device'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/** The pages requested since the site was opened. The router keeps what it fetched. */
const prefetched = new Set<string>()

/** Links to a page of this site. Next would fetch every page whose link is in view, but this link waits for a sign that the visitor means to go there. */
export function Link({ onPointerEnter, onFocus, onTouchStart, ...props }: LinkProps) {
  const router = useRouter()

  /** Returns a handler that runs the caller's first and then fetches the page. */
  const prefetchAfter =
    <E extends SyntheticEvent>(handler: ((event: E) => void) | undefined) =>
    (event: E) => {
      handler?.(event)
      const { pathname, search } = new URL(withBasePath(props.href), window.location.href)
      // The router adds the base path itself.
      const page = withoutBasePath(pathname) + search
      if (pathname === window.location.pathname || prefetched.has(page) || !isPrefetchFair()) return
      prefetched.add(page)
      router.prefetch(page)
    }

  return (
    <NextLink
      {...props}
      prefetch={false}
      onPointerEnter={prefetchAfter(onPointerEnter)}
      onFocus={prefetchAfter(onFocus)}
      onTouchStart={prefetchAfter(onTouchStart)}
    />
  )
}
