import { followStored, writeStored } from './storage'

/** Where the browser keeps what it knows of the announcement bar; the names are fixed (spec, section 3). */
export const announcementKeys = {
  dismiss: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
} as const

/** Shows or hides the bar: the style sheet asks the root element, so that it can be right before anything is painted. */
export function markAnnouncement(isClosed: boolean): void {
  if (isClosed) document.documentElement.dataset.announcement = 'closed'
  else delete document.documentElement.dataset.announcement
}

/** Closes the bar and remembers it, until an announcement with another id is configured. */
export function closeAnnouncement(): void {
  writeStored(announcementKeys.dismiss, 'true')
  markAnnouncement(true)
}

/** Follows what other tabs do with the bar; returns the function that stops it. */
export function followAnnouncement(): () => void {
  return followStored((key, value) => {
    // Without a key, everything was cleared.
    if (key === announcementKeys.dismiss || key === null) markAnnouncement(value === 'true')
  })
}
