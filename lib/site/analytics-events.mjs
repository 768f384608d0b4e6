/**
 * Everything that analytics counts if the owner turns it on. The privacy page says it in these words (`{analyticsEvents}`), and the compiler refuses an event
 * that isn't here.
 */
export const analyticsEvents = /** @type {const} */ ([
  { event: 'pageview', says: 'page views' },
  { event: '{store} opened', says: 'clicks on links to a store' },
  { event: 'Download', says: 'direct downloads together with the system they are for' },
  {
    event: 'Search without results',
    says: 'searches that find nothing, together with the version and the area that were searched but without the words',
  },
])
