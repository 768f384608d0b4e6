import { findRedirectFault } from '../../publish/discovery/redirects'
import { routes } from '../../site/routes'
import { currentVersion, versions } from '../../site/versions'
import { suggestValue } from '../../utils/nearest'
import type { Site } from '../context'
import { findText, isTrue, listPairs, listTexts, type Page } from '../lexer/page'
import { collections, type EntryPlace } from '../places'

/** Reports pages that get in each other's way: two at the same address, or two with the same title in one section. */
export function checkDuplicates({ pages }: Site): void {
  const byAddress = new Map<string, Page>()
  const byTitle = new Map<string, Page>()
  for (const page of pages) {
    if (!page.place) continue
    // Some file systems and hosts ignore capitals, and `guide/index` and `guide` are the same address.
    const address = page.place.href.toLowerCase().replace(/\/index$/, '')
    const same = byAddress.get(address)
    const [strange] = page.place.collection === collections.releases ? [] : (/[^\w/-]/.exec(page.place.slug) ?? [])
    if (strange) {
      const fix = 'rename the file, using only letters, digits and hyphens'
      page.report(0, `the file's name contains "${strange}", which can't be part of an address`, fix)
    } else if (isTaken(page.place)) {
      page.report(0, `another part of the site has the address ${page.place.href}`, 'rename the file')
    } else if (same) page.report(0, `the page has the same address as ${same.path}`, 'rename one of the two files')
    else byAddress.set(address, page)

    const title = findText(page, 'title')
    if (!title?.value.trim() || same) continue
    const folder = page.path.slice(0, page.path.lastIndexOf('/'))
    const key = `${folder} ${title.value.trim().toLowerCase()}`
    const other = byTitle.get(key)
    if (other)
      page.report(title.at, `"${title.value}" is also the title of ${other.path}`, 'give one of them another title')
    else byTitle.set(key, page)
  }
}

/** Reports drafts and unlisted pages that parts of the site lead to by themselves. */
export function checkVisibility(page: Page, _site: Site): void {
  for (const name of ['draft', 'unlisted'] as const) {
    const at = page.fields.find((field) => field.name === name)?.start ?? 0
    if (!isTrue(page, name)) continue
    if (findText(page, 'operation'))
      page.report(
        at,
        `the page of an operation can't have ${name}: true, because the lists of operations link to it`,
        'remove this line',
      )
    else if (linked.has(page.place?.href ?? ''))
      page.report(
        at,
        `this page can't have ${name}: true, because other parts of the site link to it`,
        'remove this line',
      )
  }
}

/** Pages that components link to. */
const linked: ReadonlySet<string> = new Set(Object.values(routes))

/** Addresses that the site draws itself, and those whose data would be in a file that the build writes: the data of `/robots` are in `robots.txt`. */
const drawn: readonly string[] = [
  routes.search,
  routes.docs,
  routes.docsApiReference,
  routes.api,
  routes.releases,
  routes.releaseArchive,
  routes.releaseAuthors,
  routes.releasesSince,
  ...versions.map(({ id }) => `${routes.docs}/${id}`),
  '/404',
  '/gallery',
  '/index',
  '/llms',
  '/llms-full',
  '/robots',
]

/** Lists of posts, and addresses that name the current version. */
const drawnLists = new RegExp(`^(?:${routes.releases}/(?:page|since)|${routes.docs}/${currentVersion.id})/`)

/** Returns whether the site draws something at an address, in capitals or as the index of a folder too, because hosts treat them alike. */
function isDrawn(href: string): boolean {
  const address = href.toLowerCase()
  return drawn.includes(address) || drawn.includes(address.replace(/\/index$/, '')) || drawnLists.test(address)
}

/** Folders of other collections, and of files that aren't pages. */
const takenFolders = /^\/(?:_next|api|brand|docs|icons|images|og|previews|releases|search-index|search-worker)(?:\/|$)/

/** Returns whether the page would never be seen, because the site already has something else at its address. */
function isTaken({ href, collection }: EntryPlace): boolean {
  return isDrawn(href) || (collection === collections.pages && takenFolders.test(href.toLowerCase()))
}

/**
 * Checks the old addresses in `redirectFrom`: each has to be well formed, claimed only once, and not in use. That way, every redirect ends at a page,
 * because a loop or a chain would begin at an address that's in use.
 */
export function checkRedirects(site: Site): void {
  const claims = new Map<string, Page>()
  for (const page of site.pages) {
    for (const { value, at } of listTexts(page, 'redirectFrom')) {
      const fault = findRedirectFault(value) ?? findClash(value, page, site) ?? findClaim(value, page, claims)
      if (fault) page.report(at, `the old address "${value}" ${fault.message}`, fault.fix)
      else claims.set(value.toLowerCase(), page)
    }
  }
}

function findClash(from: string, page: Page, { byHref, routes, context }: Site) {
  const taken = byHref.get(from) ?? [...byHref].find(([href]) => href.toLowerCase() === from.toLowerCase())?.[1]
  if (taken === page)
    return { message: "is this page's own address, so the redirect would be a loop", fix: 'remove it' }
  if (taken) {
    const isMutual = listTexts(taken, 'redirectFrom').some(({ value }) => value === page.place?.href)
    return isMutual
      ? {
          message: `belongs to ${taken.path}, which redirects back here, so the two redirects would be a loop`,
          fix: 'remove both old addresses, because both pages exist',
        }
      : { message: `belongs to ${taken.path}, so it can't redirect`, fix: 'remove it, or remove that page' }
  }
  if (routes.has(from) || isDrawn(from) || context.assets.has(from) || /^\/(?:_next|og|icons)(?:\/|$)/.test(from)) {
    return { message: 'is used by another part of the site', fix: 'remove it' }
  }
  return undefined
}

/** Returns what's wrong if another page claims the address too. An address that appears twice in the same list is reported with the field. */
function findClaim(from: string, page: Page, claims: ReadonlyMap<string, Page>) {
  const other = claims.get(from.toLowerCase())
  if (!other || other === page) return undefined
  return { message: `already redirects to ${other.path}`, fix: 'list it only on the page that replaced the old one' }
}

/**
 * Checks `anchorsFrom`, which maps former heading IDs to current ones: no heading on the page may have an old ID, and each new ID has to be a heading
 * there. Links from other sites to an old ID keep working, so this is also where a chain or a typo is caught.
 */
export function checkOldAnchors(page: Page, _site: Site): void {
  const ids = page.headings.map(({ id }) => id)
  for (const { key, value, keyAt, valueAt } of listPairs(page, 'anchorsFrom')) {
    if (ids.includes(key) || page.sectionIds.includes(key)) {
      page.report(keyAt, `the old ID "${key}" is the ID of a heading on this page`, 'remove this line')
    } else if (!/^[^\s#"<>]+$/.test(key)) {
      page.report(keyAt, `"${key}" can't be an ID`, 'write it as it was in the address, without the #')
    }
    if (ids.includes(value)) continue
    const fix = suggestValue(value, ids, {
      write: (id) => `${key}: ${id}`,
      choices: ids,
      ifNone: 'add a heading with that ID, or remove this line',
    })
    page.report(valueAt, `this page has no heading with the ID "${value}"`, fix)
  }
}
