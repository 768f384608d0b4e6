import { announcementKeys, markAnnouncement } from '../announcement'
import { readStored, writeStored } from '../storage'

/** Hides a dismissed announcement bar before the first paint. A new `id` makes the bar active again and resets the dismissal. */
export function startAnnouncement(id: string): void {
  const isNew = readStored(announcementKeys.id) !== id
  // If storage is full, the old dismissal may still be there, but it isn't about the new announcement.
  markAnnouncement(!isNew && readStored(announcementKeys.dismiss) === 'true')
  if (!isNew) return
  const remember = () => {
    writeStored(announcementKeys.id, id)
    // The reader may have closed the bar in the meantime.
    writeStored(announcementKeys.dismiss, String(document.documentElement.dataset.announcement === 'closed'))
  }
  // A first write takes up to 30 ms on a slow device, and the first paint would wait for it.
  addEventListener('load', remember, { once: true })
}
