'use client'

import { usePathname } from 'next/navigation'
import { CurrentLink } from '@/components/ui/CurrentLink.client'
import { usePreferredVersion } from '@/lib/browser/stored-choices'
import { toVersionAttribute } from '@/lib/browser/version-links'
import { withBasePath } from '@/lib/site/base-path'
import { parseDocHref, routes, toDocsStart } from '@/lib/site/routes'
import { currentVersion, isArchived, isVersionId, versions } from '@/lib/site/versions'

type DocsLinkProps = { children: string }

const archives = versions.filter(({ id }) => isArchived(id))

/** Links to the documentation: to the version of the page or, outside the documentation, to the one that the reader chose. */
export function DocsLink({ children }: DocsLinkProps) {
  const here = parseDocHref(usePathname())?.version
  const [preferred = ''] = usePreferredVersion('docs')
  const version = here ?? (isVersionId(preferred) ? preferred : currentVersion.id)
  // Until the runtime has loaded, `showVersionLinks` reads the choice.
  const others = here ? [] : archives.map(({ id }) => [toVersionAttribute(id), withBasePath(toDocsStart(id))])
  return (
    <CurrentLink href={toDocsStart(version)} section={routes.docs} {...Object.fromEntries(others)}>
      {children}
    </CurrentLink>
  )
}
