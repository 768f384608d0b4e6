import { EventLink } from '@/components/ui/EventLink'
import { Link } from '@/components/ui/Link.client'
import type { FooterLink } from '@/lib/site/footer'
import { ExternalLink } from './ExternalLink'

type FooterItemProps = { link: FooterLink }

export function FooterItem({ link }: FooterItemProps) {
  if (link.type === 'store')
    return (
      <EventLink url={link.url} event={link.event}>
        {link.label}
      </EventLink>
    )
  if (link.type === 'external') return <ExternalLink link={link} />
  return <Link href={link.href}>{link.label}</Link>
}
