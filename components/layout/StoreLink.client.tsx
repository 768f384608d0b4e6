'use client'

import { sendEvent } from '@/lib/browser/analytics'
import type { StoreLink as StoreLinkData } from '@/lib/site/footer'

type StoreLinkProps = { link: StoreLinkData }

export function StoreLink({ link: { label, url, event } }: StoreLinkProps) {
  return (
    <a href={url} rel="noopener noreferrer" onClick={() => sendEvent(event)}>
      {label}
    </a>
  )
}
