'use client'

import { useEffect } from 'react'
import { IconButton } from '@/components/ui/IconButton'
import { closeAnnouncement, followAnnouncement } from '@/lib/browser/announcement'

type AnnouncementCloseProps = { className?: string }

export function AnnouncementClose({ className }: AnnouncementCloseProps) {
  useEffect(followAnnouncement, [])
  const close = () => {
    closeAnnouncement()
    focusNext()
  }
  return <IconButton className={className} label="Close announcement" icon="close" onClick={close} />
}

/** Moves the focus to the first control of the header, which follows the bar. Otherwise, it would be lost with the button. */
function focusNext() {
  const controls = document.querySelectorAll<HTMLElement>('#navbar :is(a, button, summary)')
  for (const control of controls) {
    // What's hidden doesn't take it.
    control.focus({ preventScroll: true })
    if (document.activeElement === control) return
  }
}
