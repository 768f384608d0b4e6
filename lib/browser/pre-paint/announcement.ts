import { announcementKeys, markAnnouncement } from '../announcement'
import { readStored, writeStored } from '../storage'

/** Hides a dismissed announcement bar before the first paint. A new `id` makes the bar active again and resets the dismissal. */
export function startAnnouncement(id: string): void {
  const isNew = readStored(announcementKeys.id) !== id
  if (isNew) {
    writeStored(announcementKeys.id, id)
    writeStored(announcementKeys.dismiss, 'false')
  }
  // Full storage may keep the old dismissal, which is not about the new announcement.
  markAnnouncement(!isNew && readStored(announcementKeys.dismiss) === 'true')
}
