import { DraftNotice } from '@/components/docs/DraftNotice'
import { InlineTableOfContents, TableOfContents } from '@/components/docs/TableOfContents'
import { PlainPage } from '@/components/layout/PlainPage'
import { Mdx } from '@/components/mdx/Mdx'
import { buildPageComponents } from '@/components/sections/mdx'
import { SectionsPage } from '@/components/sections/SectionsPage'
import {
  getFirstRelease,
  getNewestRelease,
  listVersionPosts,
  readBody,
  readFragment,
  readSource,
} from '@/lib/catalogue/entries'
import type { EntryOf } from '@/lib/catalogue/entry'
import { buildToc } from '@/lib/catalogue/entry-view'
import { forms } from '@/lib/forms/forms'
import { currentVersion } from '@/lib/site/versions'
import { getFacts, readPictures } from '@/lib/source/page-data'

/** A page of text with more headings is long. */
const mostHeadings = 5

/** A page of text with fewer sections needs no list of them. */
const fewestSections = 5

/** Renders the home page or a marketing or utility page, as one column or as sections. */
export function SitePage({ page }: { page: EntryOf<'home' | 'page'> }) {
  const components = buildPageComponents({
    facts: getFacts(currentVersion.id),
    ...readPictures(),
    readFragment,
    title: page.heading,
    newest: getNewestRelease(),
    first: getFirstRelease(),
    releases: listVersionPosts(),
  })
  const body = (
    <>
      {page.isDraft && <DraftNotice />}
      <Mdx code={readBody(page)} components={components} anchorsFrom={page.anchorsFrom} />
    </>
  )
  if (page.layout === 'sections') return <SectionsPage>{body}</SectionsPage>
  const contents = buildToc(page.headings)
  return (
    <PlainPage
      title={page.heading}
      lead={page.lead}
      isLong={page.headings.length > mostHeadings}
      hasForm={readSource(page).includes('<Form ')}
      isConfirmation={forms.some(({ success }) => success === page.href)}
      contents={
        contents.length < fewestSections
          ? undefined
          : { beside: <TableOfContents items={contents} />, folded: <InlineTableOfContents items={contents} /> }
      }
    >
      {body}
    </PlainPage>
  )
}
