import type { PlatformId } from '../site/config-types'
import { toDocHref } from '../site/routes'
import { isVersionId, type VersionId, versions } from '../site/versions'
import type { Heading, OldAnchors } from '../toc/toc'
import { type RawEntry, readBodyCode, readMetadata } from './generated'
import { memo } from './memo.mjs'
import { fillSiteTokens } from './site-tokens.mjs'

/** A documentation page without its body. Tokens are filled in; `sourcePath` is relative to the repository. */
export type Doc = {
  version: VersionId
  slug: string
  href: string
  title: string
  sidebarLabel?: string
  description: string
  since: string
  plan: 'free' | 'premium'
  platforms: PlatformId[]
  related: string[]
  keywords: string[]
  headings: Heading[]
  /** Former heading IDs, mapped to the current ones. */
  anchorsFrom?: OldAnchors
  sourcePath: string
}

const prefix = 'docs/'

function toDoc(raw: RawEntry<'Doc'>): Doc {
  const [version = '', ...rest] = raw._raw.flattenedPath.slice(prefix.length).split('/')
  if (!isVersionId(version)) {
    throw new Error(
      `content/${raw._id}: "${version}" is no docs version. Move the file, or add it to lib/site/versions.ts.`,
    )
  }
  const slug = rest.join('/')
  return {
    version,
    slug,
    href: toDocHref(version, slug),
    title: fillSiteTokens(raw.title),
    sidebarLabel: raw.sidebarLabel && fillSiteTokens(raw.sidebarLabel),
    description: fillSiteTokens(raw.description),
    since: raw.since,
    plan: raw.plan,
    platforms: raw.platforms,
    related: raw.related,
    keywords: raw.keywords.map((keyword) => fillSiteTokens(keyword)),
    headings: raw.headings as Heading[],
    anchorsFrom: raw.anchorsFrom as OldAnchors | undefined,
    sourcePath: `content/${raw._id}`,
  }
}

const getDocs = memo((): ReadonlyMap<VersionId, Map<string, Doc>> => {
  const docsByVersion = new Map(versions.map(({ id }) => [id, new Map<string, Doc>()]))
  for (const raw of readMetadata('Doc')) {
    const doc = toDoc(raw)
    docsByVersion.get(doc.version)?.set(doc.slug, doc)
  }
  return docsByVersion
})

/** Returns every page of a version. Don't rely on the order. */
export function listDocs(version: VersionId): Doc[] {
  return [...(getDocs().get(version)?.values() ?? [])]
}

/** Returns the page at `slug` in `version`, or undefined if that version doesn't have it. */
export function findDoc(version: VersionId, slug: string): Doc | undefined {
  return getDocs().get(version)?.get(slug)
}

/** Returns the compiled MDX of a page. */
export function readDocCode(doc: Doc): string {
  return readBodyCode('Doc', doc.sourcePath.slice('content/'.length))
}
