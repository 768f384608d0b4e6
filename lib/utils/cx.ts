/**
 * Joins class names and leaves out empty ones.
 * @example cx('tab', isCurrent && 'current') // => 'tab current' or 'tab'
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
