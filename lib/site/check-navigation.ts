import { findAddressFault } from './address-fault'
import type { NavbarItem } from './navigation'

/** Returns the items if all of them can be drawn. @throws an error that shows the configuration of the first one that can't (spec, section 8) */
export function checkNavigation(items: readonly unknown[]): readonly NavbarItem[] {
  for (const item of items) {
    const fault = findFault(item)
    if (!fault) continue
    const shown = JSON.stringify(item, null, 2)
    throw new Error(`A navbar item failed to render: ${fault}. Check this item of lib/site/navigation.ts:\n${shown}`)
  }
  return items as readonly NavbarItem[]
}

function findFault(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return 'it is not an object'
  const { type, label, href, section, url } = item as Record<string, unknown>
  if (typeof label !== 'string' || label.trim() === '') return 'it has no label'
  if (type === 'page') {
    if (findAddressFault(href, 'page')) return '"href" is not a root-relative path'
    return findAddressFault(section, 'page') ? '"section" is not a root-relative path' : undefined
  }
  if (type === 'external') return findAddressFault(url, 'link') ? '"url" is not a web address' : undefined
  return `its type is ${JSON.stringify(type)}, not "page" or "external"`
}
