/**
 * Joins the class names that are there.
 * @example cx('tab', isCurrent && 'current') // => 'tab current' or 'tab'
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
