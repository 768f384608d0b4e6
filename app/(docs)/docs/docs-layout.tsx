import type { ReactNode } from 'react'
import { DocsColumns } from '@/components/docs/DocsColumns'
import { Sidebar, SidebarTree } from '@/components/docs/Sidebar.client'
import { VersionSelect } from '@/components/docs/VersionSelect.client'
import { SecondaryMenu } from '@/components/layout/MenuPanel.client'
import { getSidebar, listVersionExceptions } from '@/lib/content'
import { isArchived, type VersionId, versions } from '@/lib/site/versions'

type DocsLayoutProps = { version: VersionId; children: ReactNode }

/** Version dropdown and sidebar beside the page, and once more in the mobile menu. Stays in place from page to page of a version. */
export function DocsLayout({ version, children }: DocsLayoutProps) {
  const tree = getSidebar(version)
  const label = 'Documentation'
  const options = versions.map(({ id, label }) => ({
    id,
    label,
    note: isArchived(id) ? 'archived' : 'current',
    exceptions: id === version ? {} : listVersionExceptions(version, id),
  }))
  const versionSelect = <VersionSelect current={version} options={options} />
  return (
    <>
      <SecondaryMenu label={label}>
        {versionSelect}
        <SidebarTree tree={tree} />
      </SecondaryMenu>
      <DocsColumns
        sidebar={
          <>
            {versionSelect}
            <Sidebar label={label} tree={tree} />
          </>
        }
      >
        {children}
      </DocsColumns>
    </>
  )
}
