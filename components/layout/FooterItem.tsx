import { Link } from '@/components/ui/Link.client'
import type { FooterLink } from '@/lib/site/footer'
import { ExternalLink } from './ExternalLink'
import { StoreLink } from './StoreLink.client'

type FooterItemProps = { link: FooterLink }

export function FooterItem({ link }: FooterItemProps) {
  if (link.type === 'store') return <StoreLink link={link} />
  if (link.type === 'external') return <ExternalLink link={link} />
  return <Link href={link.href}>{link.label}</Link>
}
