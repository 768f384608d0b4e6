import type { ReactNode } from 'react'
import { DocsShell } from '@/components/docs/DocsShell'
import { VersionSelect } from '@/components/docs/VersionSelect.client'
import { getSidebar, listVersionExceptions } from '@/lib/content'
import { isArchived, type VersionId, versions } from '@/lib/site/versions'

type DocsLayoutProps = { version: VersionId; children: ReactNode }

export function DocsLayout({ version, children }: DocsLayoutProps) {
  const options = versions.map(({ id, label }) => ({
    id,
    label,
    note: isArchived(id) ? 'archived' : 'current',
    exceptions: id === version ? {} : listVersionExceptions(version, id),
  }))
  return (
    <DocsShell
      label="Documentation"
      tree={getSidebar(version)}
      versionSelect={
        <VersionSelect area="docs" label="Version of the documentation" current={version} options={options} />
      }
    >
      {children}
    </DocsShell>
  )
}
