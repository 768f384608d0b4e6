import type { Root } from 'mdast'
import { getApiReference } from '../../catalogue/api'
import { type Entry, isWritten } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import type { DescribedLink } from '../../view'
import { toAnswerBlocks, toSampleBlocks } from './api-samples'
import { bulletList, link, paragraph, text } from './nodes'
import { findTreeFile, readPlainTree } from './plain-tree'
import { toTreeFile } from './tree-store'

/** Returns everything below the title and the description of a page as plain Markdown. */
export function readPageTree(entry: Entry): Root {
  if (!isWritten(entry)) return { type: 'root', children: entry.kind === 'list' ? [toLinkList(entry.links)] : [] }
  const body = readPlainTree(entry)
  return entry.kind === 'api' ? addOperation(body, entry.operation) : body
}

/** Returns the file that contains the page's Markdown. Its name changes with the page's text, its data and the site's address. */
export function findSectionFile(entry: Entry): string {
  return toTreeFile([toUrl('/'), JSON.stringify(entry), isWritten(entry) ? findTreeFile(entry) : ''], 'md')
}

function toLinkList(links: readonly DescribedLink[]) {
  const items = links.map(({ href, label, description }) =>
    paragraph(link(href, label), ...(description ? [text(`: ${description}`)] : [])),
  )
  return bulletList(items)
}

/** Adds the endpoint and samples that the page of an operation draws around its body. */
function addOperation(body: Root, id: string | undefined): Root {
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
