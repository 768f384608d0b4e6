import { contentPathToHref, keepInVersion } from '../catalogue/mdx/content-path.mjs'
import { findPart } from '../parts'
import { readProp } from '../parts/part'
import { toDocHref } from '../site/routes'
import { fillTokens, type Tokens } from '../site/tokens.mjs'
import { isElement, listNodes, listPairs, listTexts, type Page } from './lexer/page'

/** What has to be known to tell where a link leads. `hasFile` takes a path in `content/`, and `findFragment` an ID. */
type LinkContext = {
  tokens: Tokens
  hasFile: (path: string) => boolean
  findFragment: (id: string) => Page | undefined
}

/**
 * Returns the addresses that a page's editors have linked it to, each once and without its anchor: those in its text and its fragments, in the props of
 * their components, and in `related` and `next`. Addresses of this site begin with a slash. Broken ones are included.
 */
export function listPageLinks(page: Page, context: LinkContext): string[] {
  const version = page.place?.version
  const targets = [...listTexts(page, 'related'), ...listPairs(page, 'next')].map(({ value }) =>
    version && !/^[./#]/.test(value) ? toDocHref(version, value) : value,
  )
  // A fragment is compiled once for all pages, so its links don't depend on the page.
  const fragments = listFragments(page).flatMap(({ id }) => context.findFragment(id) ?? [])
  const hrefs = [
    ...listBodyLinks(page).map((href) => resolve(href, page, context)),
    ...fragments.flatMap((fragment) => listBodyLinks(fragment).map((href) => resolve(href, fragment, context))),
    ...targets.map((href) => resolve(href, page, context)),
  ]
  return [...new Set(hrefs)].filter((href) => href !== '' && href !== page.place?.href)
}

/** Returns the fragments that a page shows, each with the offsets of its tag. */
export function listFragments({ tree }: Pick<Page, 'tree'>): { id: string; start: number; end: number }[] {
  const found: { id: string; start: number; end: number }[] = []
  for (const node of listNodes(tree)) {
    if (!isElement(node) || node.name !== 'Fragment') continue
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    for (const { value } of node.attributes) if (typeof value === 'string') found.push({ id: value, start, end })
  }
  return found
}

/** Returns the addresses in the text of a page and in the props of its components, as they're written. */
export function listBodyLinks({ tree }: Page): string[] {
  const hrefs: string[] = []
  for (const node of listNodes(tree)) {
    if (node.type === 'link' || node.type === 'definition') hrefs.push(node.url)
    if (!isElement(node)) continue
    const props = findPart(node.name)?.props ?? {}
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      const schema = props[attribute.name]
      if (schema && readProp(schema).kind === 'href') hrefs.push(attribute.value)
    }
  }
  return hrefs
}

function resolve(raw: string, page: Page, { tokens, hasFile }: LinkContext): string {
  const href = fillTokens(raw, tokens).trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href
  const [bare = ''] = keepInVersion(href, page.path.slice('content/'.length), hasFile).split(/[?#]/)
  if (!/^\.{1,2}\//.test(bare)) return bare
  return contentPathToHref(new URL(bare, `file:///${page.path}`).pathname.slice('/content/'.length))
}
