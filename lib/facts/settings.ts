import { findNearest } from '../utils/nearest'

/** Setting paths are written as readers see them: "Tasks → Carry over". On pages, the space before the arrow is a no-break space. */
const arrow = /\s→ /

/** Turns a part of a path into an ID: lower-case letters and digits, with hyphens between words. */
function toKebab(part: string): string {
  return part
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Returns the ID of the setting at `path`.
 * @example toSettingId('Import & Export') // => 'import-export'
 * @example toSettingId('Tasks → Carry over') // => 'tasks/carry-over'
 */
export function toSettingId(path: string): string {
  return path.split(arrow).map(toKebab).join('/')
}

/** Returns the screen of Settings that a path begins with, or "List" if the setting is in the list menu. */
export function toSettingGroup(path: string): string {
  return path.split(arrow)[0] ?? path
}

/** Returns the last part of a path, which is the name of the setting itself. */
export function toSettingName(path: string): string {
  return path.split(arrow).at(-1) ?? path
}

/** Returns the screen that a setting's path probably means, if it's the only one with its screen and another screen has nearly the same name. */
export function findMeantScreen(setting: { path: string }, settings: readonly { path: string }[]): string | undefined {
  const own = toSettingGroup(setting.path)
  const others = settings.flatMap((other) => (other === setting ? [] : [toSettingGroup(other.path)]))
  return others.includes(own) ? undefined : findNearest(own, others)
}

type Setting = { path: string; otherPaths?: string[]; since?: string }

/**
 * Returns every path that a page may use, beginning with "Settings", and the release that introduced it. The list menu isn't part of Settings, so its
 * settings are left out.
 * @example listSettingPaths(facts.settings) // => [['Settings → Tasks → Carry over', '0.8'], …]
 */
export function listSettingPaths(settings: readonly Setting[]): [path: string, since: string | undefined][] {
  return settings.flatMap(({ path, otherPaths = [], since }) =>
    [path, ...otherPaths]
      .filter((own) => toSettingGroup(own) !== 'List')
      .map((own): [string, string | undefined] => [`Settings → ${own}`, since]),
  )
}
