const formatter = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
// American English, because British English has "Sept".
const monthFormatter = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/**
 * Formats a day as pages show it, in UTC, so that it's the same day in every reader's time zone.
 * @param iso a date or time in ISO 8601
 * @example formatDate('2026-11-12') // => '12 November 2026'
 */
export function formatDate(iso: string): string {
  return formatter.format(new Date(iso))
}

/**
 * Formats the month of a date in three letters, in UTC.
 * @param iso a date or time in ISO 8601
 * @example formatMonth('2026-11-12') // => 'Nov'
 */
export function formatMonth(iso: string): string {
  return monthFormatter.format(new Date(iso))
}

/**
 * Returns whether a text is a day of the calendar, written as in ISO 8601.
 * @example isDay('2026-02-30') // => false
 */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
}
