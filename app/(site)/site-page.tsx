import { PlainPage } from '@/components/layout/PlainPage'
import { Mdx } from '@/components/mdx/Mdx'
import { buildPageComponents } from '@/components/sections/mdx'
import { SectionsPage } from '@/components/sections/SectionsPage'
import { getFacts, getFirstRelease, getNewestRelease, type Page, readPageCode, readScenes } from '@/lib/content'
import { currentVersion } from '@/lib/site/versions'

/** Renders a page of the page collection, as one column or as sections. */
export function SitePage({ page }: { page: Page }) {
  const components = buildPageComponents({
    facts: getFacts(currentVersion.id),
    scenes: readScenes(),
    title: page.title,
    newest: getNewestRelease(),
    first: getFirstRelease(),
  })
  const body = <Mdx code={readPageCode(page)} components={components} anchorsFrom={page.anchorsFrom} />
  if (page.layout === 'sections') return <SectionsPage>{body}</SectionsPage>
  return (
    <PlainPage title={page.title} lead={page.lead}>
      {body}
    </PlainPage>
  )
}
