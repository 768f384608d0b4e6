import type { ReactNode } from 'react'
import { DocsShell } from '@/components/docs/DocsShell'
import { VersionSelect } from '@/components/docs/VersionSelect.client'
import { getApiSidebar } from '@/lib/content'
import { docsAreas } from '@/lib/site/versions'

export default function ApiLayout({ children }: { children: ReactNode }) {
  const [current] = docsAreas.api
  return (
    <DocsShell
      label="API reference"
      tree={getApiSidebar()}
      versionSelect={
        <VersionSelect
          area="api"
          label="Version of the API"
          current={current.id}
          options={[{ ...current, note: 'current' }]}
        />
      }
    >
      {children}
    </DocsShell>
  )
}
