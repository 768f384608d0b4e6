import { toPictureId } from '../../releases/release'
import { isVersion } from '../../utils/version.mjs'
import type { Site } from '../context'
import { findText, type Page } from '../lexer/page'
import { collections } from '../places'
import type { Report } from '../report'

/** How far from its release a day in a picture may be: the month of the release, and the plans that people had in it. */
const maxDays = 31

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Whole names and their abbreviations, so that words such as "marked" and "decisions" aren't months. */
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const written = new RegExp(
  String.raw`\b(?:(${weekdays.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}) )?(\d{1,2}) (${monthNames})\b(?: (\d{4})\b)?`,
  'gi',
)

/**
 * Checks that every release has its picture, except patches, and that the days in each picture belong to the time of the release.
 * @param toReport returns the reporter for a file
 */
export function checkReleasePictures(
  { pages, context }: Site,
  texts: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  for (const post of pages.filter(({ place }) => place?.collection === collections.releases)) {
    const id = findPictureId(post)
    if (!id) continue
    const file = `content/miniatures/${id}.yml`
    const date = Date.parse(findText(post, 'date')?.value ?? '')
    if (!context.values['miniature-ids'].has(id))
      post.report(0, 'the release has no picture', `add ${file}, a miniature of what's new`)
    else if (date) checkDays(texts.get(file) ?? '', new Date(date), toReport(file))
  }
}

/** Returns the pictures that posts show without naming them. */
export function listReleasePictures({ pages }: Site): string[] {
  return pages.flatMap((post) => (post.place?.collection === collections.releases && findPictureId(post)) || [])
}

const findPictureId = ({ place }: Page) => (place && isVersion(place.slug) ? toPictureId(place.slug) : undefined)

function checkDays(text: string, release: Date, report: Report): void {
  for (const { 0: found, 1: weekday, 2: day = '', 3: month = '', 4: year, index } of text.matchAll(written)) {
    const date = findDay(Number(day), months.indexOf(month.slice(0, 3).toLowerCase()), year ? Number(year) : release)
    const right = weekdays[date.getUTCDay()] ?? ''
    if (!year && Math.abs(date.getTime() - release.getTime()) > maxDays * 86_400_000) {
      const around = release.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
      report(
        index,
        `"${found}" is far from the day of the release`,
        `write a day within ${maxDays} days of ${around}, or add its year`,
      )
    } else if (weekday && !right.startsWith(weekday)) {
      report(
        index,
        `"${found}" has the wrong weekday`,
        `write ${found.replace(weekday, right.slice(0, weekday.length === 3 ? 3 : undefined))}`,
      )
    }
  }
}

/** Returns a day of a year or, near a release, of the year in which it's nearest to the release. */
function findDay(day: number, month: number, near: number | Date): Date {
  const toDate = (year: number) => new Date(Date.UTC(year, month, day))
  if (typeof near === 'number') return toDate(near)
  const distance = (date: Date) => Math.abs(date.getTime() - near.getTime())
  const [nearest = near] = [-1, 0, 1]
    .map((step) => toDate(near.getUTCFullYear() + step))
    .sort((a, b) => distance(a) - distance(b))
  return nearest
}
