import { CurrentLink } from '@/components/ui/CurrentLink.client'
import { checkNavigation, type NavbarItem, navigation } from '@/lib/site/navigation'
import { routes } from '@/lib/site/routes'
import { DocsLink } from './DocsLink.client'
import { ExternalLink } from './ExternalLink'

type NavbarListProps = { className?: string }

/** Lists the items of the navbar, for the bar and for the mobile menu. */
export function NavbarList({ className }: NavbarListProps) {
  return (
    <nav className={className} aria-label="Main">
      <ul>
        {checkNavigation(navigation).map((item) => (
          <li key={item.label}>
            <NavbarListItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NavbarListItemProps = { item: NavbarItem }

function NavbarListItem({ item }: NavbarListItemProps) {
  if (item.type === 'external') return <ExternalLink link={item} />
  if (item.section === routes.docs) return <DocsLink>{item.label}</DocsLink>
  return (
    <CurrentLink href={item.href} section={item.section}>
      {item.label}
    </CurrentLink>
  )
}
