'use client'

import type { ReactNode } from 'react'
import { sendEvent } from '@/lib/browser/analytics'

type EventLinkProps = {
  url: string
  event: string
  /** Properties of the event. */
  eventProps?: Record<string, string>
  className?: string
  children: ReactNode
}

/** A link to another site whose clicks are counted. */
export function EventLink({ url, event, eventProps, className, children }: EventLinkProps) {
  return (
    <a className={className} href={url} rel="noopener noreferrer" onClick={() => sendEvent(event, eventProps)}>
      {children}
    </a>
  )
}
