import type { ReactNode } from 'react'
import type { EventName } from '@/lib/browser/analytics'

type EventLinkProps = {
  url: string
  event: EventName
  /** The event's property, if it has one. */
  platform?: string
  className?: string
  children: ReactNode
}

/** Renders a link to another site whose clicks are counted (`countClicks` in `lib/browser/analytics.ts`). */
export function EventLink({ url, event, platform, className, children }: EventLinkProps) {
  return (
    <a className={className} href={url} rel="noopener noreferrer" data-event={event} data-event-platform={platform}>
      {children}
    </a>
  )
}
