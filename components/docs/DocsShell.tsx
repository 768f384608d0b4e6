import type { ReactNode } from 'react'
import { SecondaryMenu } from '@/components/layout/MenuPanel.client'
import type { NavTree } from '@/lib/view'
import { DocsColumns } from './DocsColumns'
import { Sidebar, SidebarTree } from './Sidebar.client'

type DocsShellProps = {
  /** Names the sidebar. */
  label: string
  tree: NavTree
  versionSelect: ReactNode
  children: ReactNode
}

/** Shows the version menu and the sidebar next to the page, and again in the mobile menu. It stays while the reader moves between pages of an area. */
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
