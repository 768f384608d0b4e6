import { formatDate } from '@/lib/utils/date'

/** @param date `YYYY-MM-DD` */
export function ReleaseDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
