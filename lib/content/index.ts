/** The one gate to content: routes, scripts and feeds ask here. `generated.ts` alone knows Contentlayer. */

export { getApiReference, listOperationHrefs } from './api'
export { type ApiPage, findApiPageView, getApiSidebar, listApiPages, readApiPageCode } from './api-pages'
export { type DocView, findDocView, listVersionExceptions } from './doc-view'
export { type Doc, findDoc, listDocs, readDocCode } from './docs'
export { getFacts } from './facts'
export { highlightCode } from './highlight'
export { findLastUpdated } from './last-updated'
export { findPage, getPage, listPages, type Page, readPageCode } from './pages'
export { readPlainTree } from './plain-tree'
export { findReleaseView, getFirstRelease, getNewestRelease, listReleases, readReleaseCode } from './releases'
export { readScenes } from './scenes'
export { getSidebar, listPagesInOrder } from './sidebar'
