import type { ReactNode } from 'react'
import { DocsShell } from '@/components/docs/DocsShell'
import { VersionSelect } from '@/components/docs/VersionSelect'
import { getSidebar } from '@/lib/catalogue/entries'
import { listVersionOptions } from '@/lib/catalogue/version-targets'
import type { VersionId } from '@/lib/site/versions'

type DocsLayoutProps = { version: VersionId; children: ReactNode }

export function DocsLayout({ version, children }: DocsLayoutProps) {
  return (
    <DocsShell
      label="Documentation"
      tree={getSidebar(version)}
      versionSelect={
        <VersionSelect
          area="docs"
          label="Version of the documentation"
          current={version}
          options={listVersionOptions(version)}
        />
      }
    >
      {children}
    </DocsShell>
  )
}
