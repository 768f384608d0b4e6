/** One page of each kind: its name in the tables, and its address. */
export const pageKinds: Readonly<Record<string, string>> = {
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
