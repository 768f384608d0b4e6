import { followStored, writeStored } from './storage'

/** Storage keys for the state of the announcement bar. The names are fixed (spec, section 3). */
export const announcementKeys = {
  dismiss: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
} as const

/** Shows or hides the bar. The style sheet reads the root element, so the bar can be right before anything is painted. */
export function markAnnouncement(isClosed: boolean): void {
  if (isClosed) document.documentElement.dataset.announcement = 'closed'
  else delete document.documentElement.dataset.announcement
}

/** Closes the bar and remembers that until an announcement with another id is configured. */
export function closeAnnouncement(): void {
  writeStored(announcementKeys.dismiss, 'true')
  markAnnouncement(true)
}

/** Shows or hides the bar when another tab does. Returns a function that stops this. */
export function followAnnouncement(): () => void {
  return followStored((key, value) => {
    // If there's no key, all of storage was cleared.
    if (key === announcementKeys.dismiss || key === null) markAnnouncement(value === 'true')
  })
}
