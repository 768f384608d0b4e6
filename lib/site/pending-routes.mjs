/**
 * Routes of the specification whose pages are not built yet. Menus leave links to them out and prose draws them as plain text, so
 * that no link is dead. Each issue that adds pages takes its routes out; the last one removes this file.
 * A trailing `/*` stands for everything below.
 */
export const pendingRoutes = [
  '/about',
  '/account-delete',
  '/account-delete-instructions-sent',
  '/account-reset',
  '/account-reset-instructions-sent',
  '/adhd',
  '/affiliate',
  '/android-beta-invite',
  '/android-beta-invite-success',
  '/api',
  '/api/*',
  '/compare/*',
  '/contact',
  '/discount-requested',
  '/docs/api-reference',
  '/download',
  '/education',
  '/message-sent',
  '/press',
  '/pricing',
  '/privacy',
  '/slack',
  '/terms',
]

/**
 * Whether the page behind a root-relative `href` is still to come.
 * @param {string} href
 */
export function isPendingRoute(href) {
  const path = href.replace(/[?#].*$/, '')
  return pendingRoutes.some((route) => (route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route))
}
