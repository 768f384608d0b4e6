/** Setting paths are written as readers see them: "Tasks → Carry over". */
const arrow = ' → '

/** A part of a path as an id: small letters and digits, hyphens between. */
function toKebab(part: string): string {
  return part
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * The id of the setting at `path`.
 * @example toSettingId('Import & Export') // => 'import-export'
 * @example toSettingId('Tasks → Carry over') // => 'tasks/carry-over'
 */
export function toSettingId(path: string): string {
  return path.split(arrow).map(toKebab).join('/')
}

/** The screen of Settings that a path begins with, or "List" for what stands in the list menu. */
export function toSettingGroup(path: string): string {
  return path.split(arrow)[0] ?? path
}

/** The last part of a path: the name of the setting itself. */
export function toSettingName(path: string): string {
  return path.split(arrow).at(-1) ?? path
}

type Setting = { path: string; otherPaths?: string[]; since?: string }

/**
 * Every path that a page may name, from "Settings" on, with the release that brought it. The list menu is no part of Settings.
 * @example listSettingPaths(facts.settings) // => [['Settings → Tasks → Carry over', '0.8'], …]
 */
export function listSettingPaths(settings: readonly Setting[]): [path: string, since: string | undefined][] {
  return settings.flatMap(({ path, otherPaths = [], since }) =>
    [path, ...otherPaths]
      .filter((own) => toSettingGroup(own) !== 'List')
      .map((own): [string, string | undefined] => [`Settings${arrow}${own}`, since]),
  )
}
