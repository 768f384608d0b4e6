import type { Metadata } from 'next'
import { PlainPage } from '@/components/layout/PlainPage'
import { buildMdxComponents } from '@/components/mdx'
import { Mdx } from '@/components/mdx/Mdx'
import { getFacts, getPage, readPageCode, readScenes } from '@/lib/content'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'

export function generateMetadata(): Metadata {
  const { title, description } = getPage('home')
  return {
    title: { absolute: `${config.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` },
    description,
    alternates: { canonical: routes.home },
  }
}

export default function Home() {
  const page = getPage('home')
  const components = buildMdxComponents({ facts: getFacts(currentVersion.id), scenes: readScenes() })
  return (
    <PlainPage title={page.title} lead={page.description}>
      <Mdx code={readPageCode(page)} components={components} />
    </PlainPage>
  )
}
