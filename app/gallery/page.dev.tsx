import { evaluate } from '@mdx-js/mdx'
import type { MDXComponents } from 'mdx/types'
import { notFound } from 'next/navigation'
import * as runtime from 'react/jsx-runtime'
import { buildApiComponents } from '@/components/api/mdx'
import { buildDocComponents } from '@/components/docs/mdx'
import { PlainPage } from '@/components/layout/PlainPage'
import { buildReleaseComponents } from '@/components/releases/mdx'
import { buildPageComponents } from '@/components/sections/mdx'
import { SectionsPage } from '@/components/sections/SectionsPage'
import { listOperationHrefs, readFragment } from '@/lib/catalogue/entries'
import { rehypePlugins, remarkPlugins } from '@/lib/catalogue/mdx/plugins.mjs'
import { partGroups } from '@/lib/parts'
import { commonParts } from '@/lib/parts/common-parts'
import { currentVersion } from '@/lib/site/versions'
import { getApiReference, readHighlightedCode } from '@/lib/source/api'
import { getFacts, readPictures } from '@/lib/source/page-data'

export const metadata = { title: 'Gallery of components' }

type GalleryProps = { searchParams: Promise<{ group?: string }> }

/**
 * Shows every example of every MDX component, one group at a time, in `npm run dev` only: exports don't have pages whose file ends with `.dev.tsx`. The
 * full test compares it with stored pictures.
 */
export default async function Gallery({ searchParams }: GalleryProps) {
  const { group: chosen = '0' } = await searchParams
  const { title, about, parts, collection = 'docs' } = partGroups[Number(chosen)] ?? notFound()
  const components = buildComponents()[collection]
  const examples = [
    ...(parts === commonParts ? markdown : []),
    ...Object.values(parts).flatMap((part) => part.examples ?? []),
  ]
  const body = examples.map((mdx) => <Example key={mdx} mdx={mdx} components={components} />)
  if (collection === 'pages') return <SectionsPage>{body}</SectionsPage>
  return (
    <PlainPage title={title} lead={about.replaceAll('`', '')}>
      <ul>
        {partGroups.map((group, index) => (
          <li key={group.title}>
            <a href={`?group=${index}`}>{group.title}</a>
          </li>
        ))}
      </ul>
      {body}
    </PlainPage>
  )
}

async function Example({ mdx, components }: { mdx: string; components: MDXComponents }) {
  const { default: Content } = await evaluate(mdx, { ...runtime, remarkPlugins, rehypePlugins })
  return <Content components={components} />
}

/** What Markdown writes without a component: code with every kind of mark. */
const markdown = [
  '```js title="plan.js" {2} /hours/ showLineNumbers\nconst hours = 6\nplan(hours)\n```',
  '```js\nconst limit = 3 // [!code --]\nconst limit = 5 // [!code ++]\n```',
]

/** Releases are made up, so that the stored pictures don't change with every release. */
const release = { version: '2.0', title: 'The title of a release', date: '2025-01-14', href: '/releases/2.0' }

const releases = ['1.0', '2.0'].map((version) => ({ ...release, version, href: `/releases/${version}`, changes: 1 }))

function buildComponents() {
  const facts = { ...getFacts(currentVersion.id), release: release.version }
  const context = { facts, ...readPictures(), readFragment }
  const api = { reference: getApiReference(), hrefs: listOperationHrefs(), highlight: readHighlightedCode }
  return {
    docs: buildDocComponents(context),
    releases: buildReleaseComponents(context),
    api: buildApiComponents({ ...context, api }),
    pages: buildPageComponents({
      ...context,
      title: 'The title of the page',
      newest: release,
      first: release,
      releases,
    }),
  }
}
