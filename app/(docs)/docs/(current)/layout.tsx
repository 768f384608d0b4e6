import type { ReactNode } from 'react'
import { currentVersion } from '@/lib/site/versions'
import { DocsLayout } from '../docs-layout'

export default function Layout({ children }: { children: ReactNode }) {
  return <DocsLayout version={currentVersion.id}>{children}</DocsLayout>
}
