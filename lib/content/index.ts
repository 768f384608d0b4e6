/** The one gate to content: routes, scripts and feeds ask here. `generated.ts` alone knows Contentlayer. */

export { type DocView, findDocView, listVersionExceptions } from './doc-view'
export { type Doc, findDoc, listDocs, readDocCode } from './docs'
export { getFacts } from './facts'
export { findLastUpdated } from './last-updated'
export { getPage, type Page, readPageCode } from './pages'
export { readPlainTree } from './plain-tree'
export { findReleaseView, listReleases, readReleaseCode } from './releases'
export { readScenes } from './scenes'
export { getSidebar, listPagesInOrder } from './sidebar'
