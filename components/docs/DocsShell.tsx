import type { ReactNode } from 'react'
import { SecondaryMenu } from '@/components/layout/MenuPanel.client'
import type { NavTree } from '@/lib/nav/nav-tree'
import { DocsColumns } from './DocsColumns'
import { Sidebar, SidebarTree } from './Sidebar.client'

type DocsShellProps = {
  /** Names the sidebar. */
  label: string
  tree: NavTree
  versionSelect: ReactNode
  children: ReactNode
}

/** Version dropdown and sidebar beside the page, and once more in the mobile menu. Stays in place from page to page of an area. */
export function DocsShell({ label, tree, versionSelect, children }: DocsShellProps) {
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
