import { type Screen, screens } from '../miniatures/notation'
import type { MiniatureData } from '../miniatures/schema'
import type { PlatformId } from '../site/platforms'
import { compareVersions } from '../utils/version.mjs'
import type { Release } from './release'

/** The release that brought the dark theme. */
const darkTheme = '1.1'

/** The screen that each kind of picture shows. Kinds that aren't here are small windows, which have no sidebar. */
const screenOf: Partial<Record<MiniatureData['kind'], string>> = {
  board: 'Tasks',
  calendar: 'Calendar',
  habits: 'Habits',
  journal: 'Journal',
  list: 'Tasks',
  matrix: 'Tasks',
  people: 'People',
  search: 'Search',
  settings: 'Settings',
}

/** What's around the picture of a release, and the theme if it isn't the reader's. */
export type AppLook = {
  device: 'phone' | 'window' | 'none'
  theme?: 'light' | 'dark'
  sidebar: readonly { name: string; isOpen: boolean }[]
}

const phones: readonly PlatformId[] = ['ios', 'android']

/**
 * Returns how the app of a release looked around `picture`: on a phone if the release was only for phones, with the screens that the sidebar had, in the
 * light theme before there was a dark one, and in the dark one when it was new.
 */
export function describeAppLook(
  { version = '', platforms }: Pick<Release, 'version' | 'platforms'>,
  picture: MiniatureData,
): AppLook {
  const isPhone = platforms.every((platform) => phones.includes(platform))
  const open = findScreen(picture)
  const age = compareVersions(version, darkTheme)
  return {
    device: isPhone ? 'phone' : open ? 'window' : 'none',
    theme: age < 0 ? 'light' : age === 0 ? 'dark' : undefined,
    sidebar: isPhone || !open ? [] : listScreens(version).map((name) => ({ name, isOpen: name === open })),
  }
}

function listScreens(version: string): string[] {
  return screens
    .filter(
      ({ since, until }: Screen) =>
        compareVersions(since, version) <= 0 && !(until && compareVersions(until, version) <= 0),
    )
    .map(({ name }) => name)
}

/** Returns the screen that a picture names itself, as "Today" does, or else the screen of its kind. */
function findScreen(picture: MiniatureData): string | undefined {
  const names = [picture.kind !== 'quick-add' && 'title' in picture && picture.title, 'note' in picture && picture.note]
  if (names.includes('Plan day')) return 'Today'
  return screens.find(({ name }) => names.includes(name))?.name ?? screenOf[picture.kind]
}
