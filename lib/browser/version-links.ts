import { readStored } from './storage'

/** Returns the attribute in which a link has its address for a version. */
export const toVersionAttribute = (version: string) => `data-for-${version}`

/** Lets links outside the documentation lead to the version that the reader chose. The page comes with those of the current version. */
export function showVersionLinks(): void {
  const version = readStored('docs-preferred-version-docs')
  if (version === null) return
  for (const link of document.querySelectorAll('header a')) {
    const href = link.getAttribute(toVersionAttribute(version))
    if (href !== null) link.setAttribute('href', href)
  }
}
