import type { Root } from 'mdast'
import type { PageLink, SitePage, SitePageKind } from '../discovery/site-page'
import { toUrl } from '../site/address'
import { currentVersion, isVersionId } from '../site/versions'
import { getApiReference } from './api'
import { listApiPages } from './api-pages'
import type { CollectionName } from './generated'
import { toAnswerBlocks, toSampleBlocks } from './plain/api-samples'
import { bulletList, link, paragraph, text } from './plain/nodes'
import { findTreeFile, type PlainSource, readPlainTree } from './plain-tree'
import { toTreeFile } from './tree-store'

const collections: Partial<Record<SitePageKind, CollectionName>> = {
  doc: 'Doc',
  api: 'ApiPage',
  release: 'Release',
  home: 'Page',
  page: 'Page',
}

/** Returns everything below the title and the description of a page as plain Markdown. */
export function readPageTree(page: SitePage): Root {
  const source = findPlainSource(page)
  if (!source) return { type: 'root', children: page.links ? [toLinkList(page.links)] : [] }
  const body = readPlainTree(source.collection, source.sourcePath, source.version)
  return page.kind === 'api' ? addOperation(body, page.href) : body
}

/** Returns the file that contains the page's Markdown. Its name changes with the page's text, its data and the site's address. */
export function findSectionFile(page: SitePage): string {
  const source = findPlainSource(page)
  return toTreeFile([toUrl('/'), JSON.stringify(page), source ? findTreeFile(source) : ''], 'md')
}

/** Returns the entry that the page shows, or undefined for pages that list others. */
export function findPlainSource({ kind, sourcePath, version }: SitePage): PlainSource | undefined {
  const collection = collections[kind]
  if (!collection || !sourcePath) return undefined
  return {
    collection,
    sourcePath,
    version: kind === 'doc' && version && isVersionId(version) ? version : currentVersion.id,
  }
}

function toLinkList(links: readonly PageLink[]) {
  const items = links.map(({ href, label, description }) =>
    paragraph(link(href, label), ...(description ? [text(`: ${description}`)] : [])),
  )
  return bulletList(items)
}

/** Adds the endpoint and samples that the page of an operation draws around its body. */
function addOperation(body: Root, href: string): Root {
  const id = listApiPages().find((page) => page.href === href)?.operation
  const operation = id ? getApiReference().operations.get(id) : undefined
  if (!operation) return body
  const { method, path, scope, since } = operation
  return {
    type: 'root',
    children: [
      { type: 'code', lang: 'http', value: `${method} ${path}` },
      paragraph(text('Scope '), { type: 'inlineCode', value: scope }, text(`. Since ${since}.`)),
      ...body.children,
      ...toSampleBlocks(operation),
      ...toAnswerBlocks(operation),
    ],
  }
}
