'use client'

import { useEffect } from 'react'
import { IconButton } from '@/components/ui/IconButton'
import { closeAnnouncement, followAnnouncement } from '@/lib/browser/announcement'

type AnnouncementCloseProps = { className?: string }

export function AnnouncementClose({ className }: AnnouncementCloseProps) {
  useEffect(followAnnouncement, [])
  return <IconButton className={className} label="Close announcement" icon="close" onClick={closeAnnouncement} />
}
