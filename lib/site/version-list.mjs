/**
 * The versions of the documentation, newest first. The first one is current and has no version in its path. The others are archived. This is a plain
 * module (not TypeScript) for the same reason as `config.mjs`: the MDX plugins read it.
 *
 * @satisfies {readonly import('./versions').Version[]}
 */
export const versions = /** @type {const} */ ([
  { id: '2.x', label: '2.x' },
  { id: '1.x', label: '1.x' },
])

/** What only the build needs to know about the archived versions. It's separate so that browsers load nothing but the list. */
export const archives = {
  '1.x': {
    lastRelease: '1.30',
    banner: 'This page is for 1.x, which stopped syncing on 31 March 2025.',
    noindex: true,
  },
}
