export type PageKinds = Readonly<Record<string, string>>

/** One page of each kind: its name in the tables, and its address. */
export const pageKinds: PageKinds = {
  home: '/',
  documentation: '/docs/features/habits',
  reference: '/docs/keyboard-shortcuts',
  archived: '/docs/1.x/features/habits',
  releases: '/releases',
  release: '/releases/2.0',
  'api operation': '/api/tasks-api/create',
  pricing: '/pricing',
  comparison: '/compare/todoist-alternative',
  contact: '/contact',
  download: '/download',
  search: '/search',
}

/** Returns the kinds that `names` lists, separated by commas, or all of them without it. If one doesn't exist, it returns undefined. */
export function choosePageKinds(names: string | undefined): PageKinds | undefined {
  if (names === undefined) return pageKinds
  const chosen = names.split(',').map((name) => name.trim())
  if (!chosen.every((name) => Object.hasOwn(pageKinds, name))) return undefined
  return Object.fromEntries(chosen.map((name) => [name, pageKinds[name] ?? '']))
}
