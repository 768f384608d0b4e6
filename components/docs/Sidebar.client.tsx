'use client'

import { usePathname } from 'next/navigation'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { Link } from '@/components/ui/Link.client'
import { scrollColumnTo } from '@/lib/browser/columns'
import { findTrail, type NavTree } from '@/lib/view'
import styles from './Sidebar.module.css'

type SidebarProps = { label: string; tree: NavTree }

/**
 * Shows the tree of a version. It's part of the layout, so its element, and with it the scroll position, survives when another page opens. Only the URL
 * decides which page is marked and which categories are open.
 */
export function Sidebar({ label, tree }: SidebarProps) {
  const pathname = usePathname()
  const nav = useRef<HTMLElement>(null)
  const shownAt = useRef(pathname)

  useLayoutEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    if (!current) return
    // Opens the categories of the new page, because the reader may have closed one and React doesn't know about that. On the first page, whatever the reader
    // closed stays closed.
    const hasMoved = shownAt.current !== pathname
    shownAt.current = pathname
    for (let box = current.closest('details'); hasMoved && box; box = box.parentElement?.closest('details') ?? null)
      box.open = true
    scrollColumnTo(current)
  }, [pathname])

  return (
    <nav ref={nav} className={styles.sidebar} aria-label={label}>
      <SidebarTree tree={tree} />
    </nav>
  )
}

type SidebarTreeProps = { tree: NavTree }

/** Shows only the tree, for the sidebar and for the mobile menu. */
export function SidebarTree({ tree }: SidebarTreeProps) {
  const pathname = usePathname()
  const open = new Set(findTrail(tree, pathname).map((category) => category.id))
  // The tree can be on the page twice, and categories with the same name close each other.
  return <SidebarLevel tree={tree} pathname={pathname} open={open} group={useId()} isTop />
}

type SidebarLevelProps = SidebarTreeProps & {
  pathname: string
  open: ReadonlySet<string>
  group: string
  isTop?: boolean
}

function SidebarLevel({ tree, pathname, open, group, isTop }: SidebarLevelProps) {
  return (
    <ul className={isTop ? styles.top : styles.thread} role="list">
      {tree.map((node) =>
        node.kind === 'link' ? (
          <li key={node.href}>
            <SidebarLink href={node.href} label={node.label} isCurrent={node.href === pathname} />
          </li>
        ) : (
          <li key={node.id}>
            {/* All categories of a level have one name, so the browser closes the others, with or without JavaScript. */}
            <details name={group} open={open.has(node.id)}>
              <summary>{node.label}</summary>
              <SidebarLevel tree={node.items} pathname={pathname} open={open} group={`${group}-${node.id}`} />
            </details>
          </li>
        ),
      )}
    </ul>
  )
}

type SidebarLinkProps = { href: string; label: string; isCurrent: boolean }

/** Renders again only if its mark changes, so opening a page in a large tree renders only two links. */
const SidebarLink = memo(function SidebarLink({ href, label, isCurrent }: SidebarLinkProps) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
})
