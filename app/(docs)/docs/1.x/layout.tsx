import type { ReactNode } from 'react'

import { DocsLayout } from '../docs-layout'

export default function Layout({ children }: { children: ReactNode }) {
  return <DocsLayout version={'1.x'}>{children}</DocsLayout>
}
