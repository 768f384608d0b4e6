const formatter = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * A day as pages write it, in UTC, so that no reader's time zone moves it.
 * @param iso a date or time in ISO 8601
 * @example formatDate('2026-11-12') // => '12 November 2026'
 */
export function formatDate(iso: string): string {
  return formatter.format(new Date(iso))
}
