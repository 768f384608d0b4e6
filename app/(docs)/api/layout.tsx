import type { ReactNode } from 'react'
import { DocsShell } from '@/components/docs/DocsShell'
import { VersionSelect } from '@/components/docs/VersionSelect'
import { getSidebar } from '@/lib/catalogue/entries'
import { docsAreas } from '@/lib/site/versions'

export default function ApiLayout({ children }: { children: ReactNode }) {
  const [current] = docsAreas.api
  return (
    <DocsShell
      label="API reference"
      tree={getSidebar('api')}
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
