type StrutProps = { hours: number }

/** The height of an hour in a calendar, in em of the drawing's text. */
export const hourHeight = 4

/** Takes up the height of a period of time. The height of an SVG doesn't need an inline style, which the site's policy forbids. */
export function Strut({ hours }: StrutProps) {
  if (hours === 0) return null
  return <svg width="0" height={`${Math.round(hours * hourHeight * 1000) / 1000}em`} aria-hidden="true" />
}
