import { type Document, isAlias, isCollection, isNode, type Node, parseDocument } from 'yaml'
import { ApiDocumentError, type Place } from '../../api/document'
import type { OpenApiDocument } from '../../api/openapi-types'
import { buildApiReference } from '../../api/reference'
import { fillTokens, type Tokens } from '../../site/tokens.mjs'
import { remember } from '../../source/memory'
import { suggestValue } from '../../utils/nearest'
import type { Site } from '../context'
import { findText, type Page } from '../lexer/page'
import { collections } from '../places'
import type { Report } from '../report'

const source = 'content/api/openapi.yaml'

/**
 * Checks the OpenAPI document and its pages: each page's operation has to be in the document, and each operation needs exactly one page.
 * @param toReport returns the reporter for a file
 */
export function checkApi(site: Site, files: ReadonlyMap<string, string>, toReport: (path: string) => Report): void {
  const text = files.get(source)
  if (text !== undefined && !site.broken.has(source)) {
    const { memory, tokens } = site.context
    const fault = remember(memory, ['openapi', text, tokens], () => findFault(text, tokens) ?? null)
    if (fault) toReport(source)(fault.at, fault.message, fault.fix)
  }
  const pages = site.pages.filter(({ place }) => place?.collection === collections.api)
  if (site.broken.has(source)) {
    reportBroken(pages)
    return
  }
  const operations = [...site.context.values['operation-ids'].keys()]
  const owners = new Map<string, Page>()
  for (const page of pages) {
    const operation = findText(page, 'operation')
    if (!operation) continue
    const owner = owners.get(operation.value)
    if (!operations.includes(operation.value)) {
      const fix = suggestValue(operation.value, operations)
      page.report(operation.at, `${source} has no operation "${operation.value}"`, fix)
    } else if (owner) {
      page.report(operation.at, `"${operation.value}" is also the operation of ${owner.path}`, 'correct one of the two')
    } else owners.set(operation.value, page)
  }
  const places = [...(text ?? '').matchAll(/operationId:\s*["']?([^"'\s]*)/g)]
  for (const operation of operations.filter((id) => !owners.has(id))) {
    const at = places.find(([, id]) => id === operation)?.index ?? 0
    const fix = `add a page to content/api with "operation: ${operation}" in its front matter`
    toReport(source)(at, `the operation "${operation}" has no page`, fix)
  }
}

/** Reports all pages about an operation, because they can't be checked or shown without the document. */
function reportBroken(pages: readonly Page[]): void {
  for (const page of pages) {
    const operation = findText(page, 'operation')
    if (!operation) continue
    const message = `"${operation.value}" comes from ${source}, which has a problem`
    page.report(operation.at, message, `fix ${source} first`, source)
  }
}

type Fault = { at: number; message: string; fix: string }

/** Builds the reference as the pages will, and returns the first error with its place. Errors in the YAML itself are reported with the data files. */
function findFault(text: string, tokens: Tokens): Fault | undefined {
  const document = parseDocument(text)
  if (document.errors.length) return undefined
  try {
    buildApiReference(parseDocument(fillTokens(text, tokens)).toJS() as OpenApiDocument)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiDocumentError)) throw error
    const at = findNode(document, error.place)?.range?.[0] ?? 0
    return { at, message: error.message.replace(/ {2}\(.*$/s, ''), fix: error.fix }
  }
}

/** Returns the node at a place. Aliases lead to the nodes they repeat. */
function findNode(document: Document, place: Place): Node | undefined {
  let node: unknown = document.contents
  for (const key of place) {
    const target = isAlias(node) ? node.resolve(document) : node
    node = isCollection(target) ? target.get(key, true) : undefined
  }
  return isNode(node) ? node : undefined
}
